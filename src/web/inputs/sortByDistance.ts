/** 0 for a text that begins with what was typed, 1 where one of its words does, 2 where it stands within one. */
function place(text: unknown, typed: string): number {
  const at = ` ${String(text ?? '').toLocaleLowerCase()}`.replace(/[\s(/–-]+/g, ' ');
  const sought = ` ${typed.trim().toLocaleLowerCase()}`;
  if (at.startsWith(sought)) return 0;
  return at.includes(sought) ? 1 : 2;
}

/** Of what contains the typed letters, "Ger" means Germany before Algeria, and Enter takes the first. */
export const sortByDistance = (property: string) => (a: object, b: object, info: { searchValue: string }) =>
  place((a as Record<string, unknown>)[property], info.searchValue) -
  place((b as Record<string, unknown>)[property], info.searchValue);
