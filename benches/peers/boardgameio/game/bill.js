// How a round is paid (P6).

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * A line of the notepad: verdict and what each seat scores. `orders` has the cards of each seat, null for the innkeeper;
 * `served` is null if the innkeeper failed.
 */
export function bill(orders, innkeeper, served) {
  const sums = orders.map((cards) => (cards === null ? null : sum(cards)));
  const guests = [...sums.keys()].filter((seat) => seat !== innkeeper);
  const ordered = sum(guests.map((seat) => sums[seat]));
  const row = { served, ordered, orders, greediest: [], modest: [] };
  if (served === null) return { ...row, verdict: 'failed', results: sums.map((own) => own ?? 0) };
  if (served >= ordered) return { ...row, verdict: 'enough', results: sums.map((own) => own ?? served - ordered) };
  const highest = Math.max(...guests.map((seat) => sums[seat]));
  const lowest = Math.min(...guests.map((seat) => sums[seat]));
  const greediest = guests.filter((seat) => sums[seat] === highest);
  const modest = guests.filter((seat) => sums[seat] === lowest);
  const results = sums.map((own) => (own === null ? served : (own === lowest ? highest : 0) - (own === highest ? highest : 0)));
  return { ...row, greediest, modest, verdict: 'too_greedy', results };
}
