/** "Ada King Lovelace" is Ada, and King Lovelace. */
export function contactNames(full_name: string): { first_name: string; last_name: string } {
  const [first, ...rest] = full_name.trim().split(/\s+/);
  return { first_name: (first ?? full_name).slice(0, 120), last_name: rest.join(' ').slice(0, 120) };
}
