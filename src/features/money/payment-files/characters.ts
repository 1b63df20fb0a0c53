/** Letters that Unicode does not decompose into a Latin letter and marks, and Greek and Cyrillic ones. */
const letters: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ĸ: 'k',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  _: '-',
  '&': '+',
  '@': '(at)',
};

/** Writes a text in plain Latin letters: "Łódź Café" becomes "Lodz Cafe". */
function latin(text: string): string {
  return [...text.normalize('NFKD')]
    .map((character) => {
      const lower = character.toLowerCase();
      const known = letters[character];
      if (known !== undefined) return known;
      const found = letters[lower];
      return found === undefined ? character : found.charAt(0).toUpperCase() + found.slice(1);
    })
    .join('')
    .replace(/\p{M}/gu, '');
}

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
