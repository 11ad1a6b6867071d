// The plain table: what the socket tells is shown as text, moves are typed or chosen.
const find = (id) => document.getElementById(id);
const match = location.pathname.split("/").pop();
let line = 0;
let undo = null;
let socket;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/matches/${match}/socket?said=1&since=${line}`);
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onopen = () => { find("note").textContent = ""; };
  socket.onclose = () => {
    find("note").textContent = find("note").dataset.lost;
    setTimeout(connect, 1000);
  };
}

function hear(told) {
  if (told.table) wait(told.table);
  else if (told.view) show(told);
  else if (told.chats) told.chats.forEach(chat);
  else if (told.chat) chat(told.chat);
  else if (told.refused) find("note").textContent = told.words;
}

function wait(table) {
  find("waiting").hidden = false;
  find("link").textContent = table.link ? `${location.origin}/table/${table.id}#${table.link}` : "";
}

function chat(one) {
  log(`${one.name}: ${one.text ?? find("log").dataset[one.phrase.replace("-", "")]}`);
}

function log(text) {
  const row = document.createElement("li");
  row.textContent = text;
  find("log").prepend(row);
}

function show(told) {
  line = told.line;
  undo = told.undo ?? told.can_ask_undo;
  find("waiting").hidden = true;
  find("table").textContent = told.said.table;
  find("question").textContent = told.said.question;
  find("note").textContent = "";
  told.said.events.slice(-60).forEach(log);
  find("choices").replaceChildren(...told.moves.map(choice));
  find("moves").replaceChildren(...told.moves.map((move) => Object.assign(document.createElement("option"), { value: move.text })));
}

function choice(move) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = `${move.text} — ${move.said}`;
  button.addEventListener("click", () => send({ after: line, moves: [move.text] }));
  row.append(button);
  return row;
}

function send(request) {
  socket.send(JSON.stringify(request));
}

find("record").href = `/api/matches/${match}/record`;
find("move").addEventListener("submit", (event) => {
  event.preventDefault();
  send({ after: line, moves: [find("typed").value.trim()] });
  find("typed").value = "";
});
find("undo").addEventListener("click", () => { if (undo !== null) send({ after: line, undo }); });
find("resign").addEventListener("click", () => send({ after: line, resign: true }));
find("say").addEventListener("submit", (event) => {
  event.preventDefault();
  send({ chat: find("words").value });
  find("words").value = "";
});

async function begin() {
  const link = location.hash.slice(1);
  if (link) {
    await fetch(`/api/tables/${match}/join`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ link }),
    });
    history.replaceState(null, "", location.pathname);
  }
  connect();
}

begin();
