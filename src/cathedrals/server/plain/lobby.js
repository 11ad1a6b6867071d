// The plain lobby: open a table, or sit down at one.
const find = (id) => document.getElementById(id);

async function ask(path, body) {
  const how = body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {};
  const answer = await fetch(path, how);
  const told = await answer.json();
  if (!answer.ok) {
    find("note").textContent = told.words;
    throw new Error(told.refused);
  }
  return told;
}

function option(value, text) {
  const made = document.createElement("option");
  made.value = value;
  made.textContent = text;
  return made;
}

async function show() {
  const games = await ask("/api/games");
  const chosen = () => games.find((game) => game.name === find("game").value);
  find("game").append(...games.map((game) => option(game.name, game.said)));
  for (const name of games[0].programs) find("against").append(option(name, name));
  const limit = () => { find("solo").disabled = !chosen().seats.includes(1); };
  find("game").addEventListener("change", limit);
  limit();
  find("against").value = "greedy";
  find("new").addEventListener("submit", async (event) => {
    event.preventDefault();
    const against = find("against").value;
    const table = await ask("/api/tables", { game: chosen().name, seats: against ? ["me", against] : ["me"] });
    location.href = `/table/${table.id}`;
  });
  for (const table of await ask("/api/tables")) list(table);
}

function list(table) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  row.textContent = `${table.game}: ${table.seats.map((seat) => seat.name || "…").join(", ")} `;
  button.textContent = find("tables").dataset.sit;
  button.addEventListener("click", async () => {
    await ask(`/api/tables/${table.id}/join`, {});
    location.href = `/table/${table.id}`;
  });
  row.append(button);
  find("tables").append(row);
}

show();
