// @ts-check
// The lists of tables: the player's own, open ones, ones to watch, finished ones.

import { html } from "../vendor/preact.js";
import { Icon, IconButton, toast, useTemporary } from "../controls.js";
import { isFree, namesForYou, seatNames } from "../names.js";
import { post, errorMessage } from "../net.js";
import { sitDown } from "../shuffles/witness.js";
import { inLanguage, language, say } from "../voice.js";

/** @typedef {import("../net.js").Summary} Summary */
/** @typedef {import("./formats.js").Game} Game */

/** @param {{tables: Record<string, Summary[]>, offer: any, go: import("../app.js").Go, named: () => Promise<string>, look: () => void}} props `named`: one's name, once it is saved */
export function Tables({ tables, offer, go, named, look }) {
  const sections = [
    { id: "mine", title: say("web-mine"), empty: null },
    { id: "open", title: say("web-open"), empty: say("web-open-none") },
    { id: "watch", title: say("web-watch"), empty: null },
    { id: "finished", title: say("web-finished"), empty: null },
  ];
  return html`<div class="lobby-tables">
    ${sections.map(({ id, title, empty }) => {
      const rows = tables[id] ?? [];
      if (!rows.length && !empty) return null;
      return html`<section class="panel" key=${id} aria-labelledby=${`tables-${id}`}>
        <h2 id=${`tables-${id}`}>${title}${rows.length ? html` <span class="count">${rows.length}</span>` : null}</h2>
        ${rows.length ? html`<ul class="tables">${rows.map((row) => html`<${TableRow} key=${row.id} row=${row} where=${id} offer=${offer} go=${go} named=${named} look=${look} />`)}</ul>` : html`<p class="quiet">${empty}</p>`}
      </section>`;
    })}
  </div>`;
}

/** @param {{row: Summary, where: string, offer: {games: Game[]} | null, go: import("../app.js").Go, named: () => Promise<string>, look: () => void}} props */
function TableRow({ row, where, offer, go, named, look }) {
  const names = namesForYou(seatNames(row.seats), row.you);
  const game = offer?.games.find((one) => one.id === row.game);
  const format = game?.formats.find((one) => one.id === row.format);
  const free = row.seats.findIndex(isFree);
  const sit = async () => {
    try {
      await named();
      const sat = await sitDown(`/api/tables/${row.id}/sit`, { seat: free }, row);
      go(`/table/${sat.id}`);
    } catch (error) {
      toast(errorMessage(error));
    }
  };
  const act =
    where === "open" && free >= 0
      ? html`${
          row.seats[free].places // the deck is chosen first, at the table
            ? html`<a class="button small lit" href=${`/table/${row.id}`}>${say("web-sit")}</a>`
            : html`<button type="button" class="button small lit" onClick=${sit}>${say("web-sit")}</button>`
        }
          <a class="button small" href=${`/table/${row.id}`} aria-label=${say("web-watch-this")}><${Icon} name="eye" /></a>`
      : where === "finished" || row.status === "finished"
        ? html`<a class="button small" href=${`/replay/${row.id}`}><${Icon} name="replay" />${say("web-replay")}</a>`
        : where === "watch"
          ? html`<a class="button small" href=${`/table/${row.id}`}><${Icon} name="eye" />${say("web-watch-this")}</a>`
          : html`<a class="button small lit" href=${`/table/${row.id}`}>${say("web-return")}</a>`;
  return html`<li class=${`table-row ${row.turn ? "your-turn" : ""}`}>
    <div class="table-who">
      ${row.seats.map(
        (seat, i) => html`<span class=${`who ${row.winners?.includes(i) ? "won" : ""}`} key=${i}>
          <${Icon} name=${row.winners?.includes(i) ? "cup" : seat.kind === "bot" ? "bot" : "person"} label=${row.winners?.includes(i) ? say("web-winner") : undefined} />
          ${isFree(seat) ? html`<em>${say("web-free-seat")}</em>` : names[i]}
          ${seat.sides?.map((side) => html` <small key=${side} class="quiet">${say(`faction-${side}`)}</small>`)}
        </span>`,
      )}
    </div>
    <div class="table-what">
      ${row.turn && html`<b class="turn-mark">${say("web-your-turn")}</b>`}
      ${game ? inLanguage(game.name) : row.game}, ${format ? inLanguage(format.name) : row.format} · ${say("web-moves", { n: row.length })} · ${ago(row.updated)}
    </div>
    <div class="table-act">${act}${row.removable && html`<${Remove} row=${row} look=${look} />`}</div>
  </li>`;
}

/** Removes a table, after asking again. @param {{row: Summary, look: () => void}} props */
function Remove({ row, look }) {
  const [sure, setSure] = useTemporary(4000);
  const remove = () => post(`/api/tables/${row.id}/remove`, {}).then(look, (error) => toast(errorMessage(error)));
  return html`<${IconButton} icon="scrap" wide=${sure} class=${sure ? "danger" : ""} label=${say(sure ? "web-remove-sure" : "web-remove")} onClick=${() => (sure ? remove() : setSure(true))} />`;
}

/**
 * A time ago, in words.
 * @param {number} seconds since 1970
 */
function ago(seconds) {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (past < 60) return say("web-just-now");
  if (past < 3600) return words.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return words.format(-Math.floor(past / 3600), "hour");
  return words.format(-Math.floor(past / 86400), "day");
}
