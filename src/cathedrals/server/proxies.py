"""Proxies in front of the server: what they say of whoever asks is believed, what anybody else says is not."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from cathedrals.kernel.game import CathedralsError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
BY_DEFAULT = ("127.0.0.1", "::1")
SCHEMES = ("http", "https")


class Proxies:
    """The addresses and networks of them. Who comes by a Unix socket is one too: its file says who may."""

    def __init__(self, names: Sequence[str] = BY_DEFAULT) -> None:
        self.networks: list[Network] = [network_of(name) for name in names]

    def trusts(self, address: str | None) -> bool:
        if not address:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any((mapped or found) in network for network in self.networks)

    def origin_of(self, forwarded: str) -> str:
        """Each proxy adds whom it heard: the last one that is no proxy of ours is who asks."""
        named = [without_port(one.strip()) for one in forwarded.split(",") if one.strip()]
        return next((one for one in reversed(named) if not self.trusts(one)), named[0] if named else "")


class BehindProxies:
    """Puts who asks and by which scheme into the scope, before anything is guarded or counted."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else None
            if self.proxies.trusts(peer):
                self.believe(scope)
        await self.app(scope, receive, send)

    def believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in SCHEMES:
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        origin = self.proxies.origin_of(", ".join(headers.getlist("x-forwarded-for")))
        if origin:
            scope["client"] = (origin, 0)


def network_of(name: str) -> Network:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise CathedralsError(
            f'--proxy "{name}" is neither an address nor a network; 10.0.0.5 or 10.0.0.0/8 was expected'
        ) from None


def without_port(address: str) -> str:
    """As some write it: 10.0.0.1:4711, [2001:db8::1]:4711."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, _ = address.partition(":")
    return host if colon and ":" not in address[len(host) + 1 :] else address
