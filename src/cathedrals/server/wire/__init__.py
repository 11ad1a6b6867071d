"""The wire: `requests` is what comes in, `messages` what is told. OpenAPI and the client's types are made of them."""
