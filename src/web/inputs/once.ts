/** What a function answers for a word, worked out when it is first asked for. */
export function once<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    if (!known.has(word)) known.set(word, work(word));
    return known.get(word)!;
  };
}
