/** The tab's title and icon: both say when it is one's turn. */
import icon from "../look/icon.svg?url";
import iconTurn from "../look/icon-turn.svg?url";

export function showTitle(news: string, ...parts: string[]): void {
  document.title = [news, ...parts].filter((part) => part !== "").join(" · ");
  document.querySelector<HTMLLinkElement>("#icon")!.href = news ? iconTurn : icon;
}
