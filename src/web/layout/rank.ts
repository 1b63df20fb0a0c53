/**
 * How well an entry of the palette answers what was typed: every word must begin one of its words, or stand in it. 0 hides it.
 * Letters that merely come in this order somewhere are no answer.
 */
export function rankOf(entry: string, typed: string, keywords: readonly string[] = []): number {
  const text = `${entry} ${keywords.join(' ')}`.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.some((word) => !text.includes(word))) return 0;
  const begins = words.filter((word) => ` ${text}`.includes(` ${word}`)).length;
  return words.length === 0 ? 1 : 0.5 + (0.5 * begins) / words.length;
}
