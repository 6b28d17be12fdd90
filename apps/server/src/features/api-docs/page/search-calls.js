// Hides the calls that do not hold what is typed. The page is whole without it.
const search = document.querySelector("#search");
const found = document.querySelector("#found");
const calls = [...document.querySelectorAll("[data-search]")];
const links = new Map(
  [...document.querySelectorAll("[data-call]")].map((link) => [link.dataset.call, link]),
);

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const call of calls) {
    const text = `${call.dataset.search} ${call.textContent.toLowerCase()}`;
    const isFound = words.every((word) => text.includes(word));
    call.hidden = !isFound;
    const link = links.get(call.id);
    if (link) link.hidden = !isFound;
    if (isFound) count += 1;
  }
  for (const group of document.querySelectorAll(".topic, nav section")) {
    const inside = [...group.querySelectorAll(".call, [data-call]")];
    group.hidden = inside.length > 0 && inside.every((item) => item.hidden);
  }
  found.textContent = words.length === 0 ? "" : `${count} of ${calls.length} calls`;
}

search.hidden = false;
search.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});
show();
