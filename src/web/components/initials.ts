import { avatarColors } from '../look/theme.ts';

/** The upper-case initials of the first and the last word. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean);
  // A name of punctuation alone still has a first character.
  const named = all.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const words = named.length > 0 ? named : all;
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => [...word][0]!.toLocaleUpperCase()).join('');
}

/** The same name gets the same color on every screen and device. */
export function colorOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
  return avatarColors[Math.abs(hash) % avatarColors.length]!;
}
