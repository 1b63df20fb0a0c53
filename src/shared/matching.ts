import { getDomain } from 'tldts';
import { freeMailDomains } from './free-mail.ts';

/**
 * Keys by which two spellings of one company, domain or address are recognized as the same. They are stored beside the
 * original values (`name_key`, `domain_key`) and compared with `=`; similar names are found by trigram similarity of
 * `name_key`.
 */

/** Legal forms of companies. They are removed only at the end of a name, and never if nothing else is left. */
const legalSuffixes = new Set(
  `inc incorporated corp corporation co company llc llp lllp lp pllc pc ltd limited plc pty pte pvt private cic
  gmbh mbh ggmbh ag kg kgaa ohg gbr ug ek eg ev se
  sa sas sasu sarl eurl sca scs snc srl srls spa sapa sl slu slne cv sab sapi ltda lda eireli
  bv nv vof cvba bvba ab oy oyj as asa aps ivs hf ehf ou uab sia
  kft zrt nyrt bt doo dd ad ood eood sro spol zoo oo jsc pjsc ojsc ooo oao zao tov
  kk yk gk godo sdn bhd tbk jk fze fzco fzc dmcc`.split(/\s+/),
);

/**
 * Words that can appear between or before the suffixes: "GmbH & Co. KG", "S.A. de C.V.", "Sp. z o.o.", "Tiffany & Co".
 */
const joiners = new Set(['and', 'de', 'sp', 'z', 'und', 'et']);

const eastAsianForms = /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사/gu;

/** The key of a company name: "ACME Software, Inc." and "Acme software" both give `acme software`. */
export function nameKey(name: string): string {
  const words = folded(name)
    .replace(eastAsianForms, ' ')
    // Dots and apostrophes join ("S.A.", "O'Neil"); every other character that is not a letter or digit separates.
    .replace(/[.'’`´]/gu, '')
    .replace(/[&+]/gu, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
  const joined = joinInitials(words);
  // A name without letters or digits is compared as it is written.
  return stripSuffixes(joined).join(' ') || folded(name).trim();
}

/** NFKC, then the full case folding that JavaScript lacks: upper-casing first turns ß into ss; both sigmas become one. */
function folded(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** Joins single letters, so that "J. P. Morgan" equals "J.P. Morgan" and "S. A." equals "S.A.". */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isRun = false;
  for (const word of words) {
    const isInitial = /^\p{L}$/u.test(word);
    if (isInitial && isRun) joined[joined.length - 1] += word;
    else joined.push(word);
    isRun = isInitial;
  }
  return joined;
}

function stripSuffixes(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && legalSuffixes.has(words[end - 1]!)) {
    end -= 1;
    let beforeJoiners = end;
    while (beforeJoiners > 1 && joiners.has(words[beforeJoiners - 1]!)) beforeJoiners -= 1;
    // A connecting word is removed only if a suffix followed it; the rest of a name is never shortened.
    end = beforeJoiners;
  }
  return words.slice(0, end);
}

/**
 * The registrable domain of a domain, a URL or an email address: `www.shop.acme.co.uk` gives `acme.co.uk`. Null if it
 * does not identify a company: free email providers, private networks, IP addresses, invalid input.
 */
export function domainKey(input: string | null | undefined): string | null {
  const host = hostOf(input ?? '');
  if (!host) return null;
  // Private suffixes count: two shops on one platform (a.myshopify.com, b.myshopify.com) are two companies.
  const domain = getDomain(host, { allowPrivateDomains: true });
  return domain && !freeMailDomains.has(domain) ? domain : null;
}

/** The host in lower case and ASCII (punycode), so that `müller.de` and `xn--mller-kva.de` are one. */
export function hostOf(input: string): string | null {
  const text = input.trim().replace(/^mailto:/i, '');
  const bare = text.includes('@') && !text.includes('://') ? text.slice(text.lastIndexOf('@') + 1) : text;
  if (!bare || /\s/.test(bare)) return null;
  try {
    const { hostname } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `http://${bare}`);
    return hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
}

export function isFreeMail(domain: string): boolean {
  const host = hostOf(domain);
  return host !== null && freeMailDomains.has(getDomain(host) ?? host);
}

/** One spelling per email address: lower case, without the `+tag`, and without dots for Gmail. */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = splitAt(folded(email.trim()));
  const box = local.split('+', 1)[0]!;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** The digits of a telephone number that tell it apart: without punctuation, and without country or trunk prefixes. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-9);
}

function splitAt(email: string): string[] {
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/**
 * The key of an end customer: its registrable domain, or else its name and country. The prefix separates domains from
 * companies that are named like a domain.
 */
export function accountKey(account: { name: string; domain?: string | null; country?: string | null }): string {
  const domain = domainKey(account.domain);
  return domain ? `d:${domain}` : `n:${nameKey(account.name)}|${(account.country ?? '').toUpperCase()}`;
}
