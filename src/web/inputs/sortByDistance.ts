/** 0 if the texts are equal, 1 if the text begins with the typed one, 2 if one of its words does, 3 otherwise. */
function place(text: unknown, typed: string): number {
  const at = ` ${String(text ?? '').toLocaleLowerCase()}`.replace(/[\s(/–-]+/g, ' ');
  const sought = ` ${typed.trim().toLocaleLowerCase()}`;
  if (at === sought) return 0;
  if (at.startsWith(sought)) return 1;
  return at.includes(sought) ? 2 : 3;
}

/**
 * Sorts matches by nearness, so that "Ger" lists Germany before Algeria and Enter selects it. A group has the place of
 * its nearest option.
 */
export const sortByDistance =
  (property: string) =>
  (a: object, b: object, { searchValue }: { searchValue: string }) => {
    const distance = (option: object): number => {
      const { options, [property]: text } = option as Record<string, unknown>;
      return Array.isArray(options) ? Math.min(...options.map(distance)) : place(text, searchValue);
    };
    return distance(a) - distance(b);
  };
