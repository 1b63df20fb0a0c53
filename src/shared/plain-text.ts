/** Characters that change the direction of the text around them; a name could reverse what follows it. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text from people without the characters that change how the text around it reads. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** Text from people on one line of limited length, for subjects and cells. */
export function oneLine(text: string, most: number): string {
  const line = withoutOverrides(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
