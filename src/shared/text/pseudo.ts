const plain = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåƁÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at]!]));

/** A text of the pseudo-language: accented, in brackets and 40 percent longer, so that clipped texts show. */
export function pseudo(text: string): string {
  if (/^\[[^[\]]*\]$/.test(text) || !/[A-Za-z]/.test(text)) return text;
  const more = '·····'.repeat(Math.ceil((text.length * 0.4) / 5)).slice(0, Math.ceil(text.length * 0.4));
  return `[${[...text].map((letter) => accents.get(letter) ?? letter).join('')} ${more}]`;
}
