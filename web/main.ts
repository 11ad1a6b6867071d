import { mount } from "svelte";
import App from "./App.svelte";
import { errors } from "./house/errors";
import { bringPieces } from "./board/game";
import icons from "./look/icons.svg?url";
import "./look/tokens.css";
import "./look/base.css";
import "./look/head.css";

errors.watch(window);
await bringPieces(icons);
mount(App, { target: document.body });
