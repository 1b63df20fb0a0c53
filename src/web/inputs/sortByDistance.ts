/** 0 for a text that equals what was typed, 1 where it begins with it, 2 where one of its words does, 3 where it stands within one. */
function place(text: unknown, typed: string): number {
  const at = ` ${String(text ?? '').toLocaleLowerCase()}`.replace(/[\s(/–-]+/g, ' ');
  const sought = ` ${typed.trim().toLocaleLowerCase()}`;
  if (at === sought) return 0;
  if (at.startsWith(sought)) return 1;
  return at.includes(sought) ? 2 : 3;
}

/** Of what contains the typed letters, "Ger" means Germany before Algeria, and Enter takes the first. A group stands where its nearest option does. */
export const sortByDistance =
  (property: string) =>
  (a: object, b: object, { searchValue }: { searchValue: string }) => {
    const distance = (option: object): number => {
      const { options, [property]: text } = option as Record<string, unknown>;
      return Array.isArray(options) ? Math.min(...options.map(distance)) : place(text, searchValue);
    };
    return distance(a) - distance(b);
  };
