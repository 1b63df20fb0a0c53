import { latin } from '#shared/text/latin.ts';

/** The characters of SEPA (EPC217-08): everything else becomes a space, and no text begins or ends with a slash. */
export function sepaText(text: string, most: number): string {
  const plain = latin(text)
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .slice(0, most);
  return plain.replace(/^[\s/]+|[\s/]+$/g, '');
}

/** The characters of ACH records: capitals, digits and a few signs. */
export function achText(text: string, most: number): string {
  return latin(text.replaceAll('&', ' and '))
    .toUpperCase()
    .replace(/[^A-Z0-9 .,/()'+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trimEnd();
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in 26 letters and digits, short enough for every bank and provider (Crockford's base 32). */
export function shortId(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let text = '';
  for (let at = 0; at < 26; at += 1) {
    text = ALPHABET[Number(rest & 31n)]! + text;
    rest >>= 5n;
  }
  return text;
}
