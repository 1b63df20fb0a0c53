import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { invalid } from '#server/errors.ts';
import type { CompanyHosts } from '#server/hosts/company-hosts.ts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SPECIAL = /(^|\.)(localhost|local|internal|onion|arpa|invalid)$/;

/** Japanese writes with three scripts. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];
const OTHER_LETTER =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}/u;

/** Cyrillic and Greek letters that look like Latin ones; a label of nothing else imitates a Latin name. */
const IMITATES = /^[асеоіјѕрхуһԁԛԝӏαοικνρυχ0-9-]+$/u;

/**
 * The ASCII form of a host name that a company may use.
 * @throws 422 for anything else, with the reason
 */
export function requireHostName(input: string, hosts: CompanyHosts): string {
  const typed = input.trim().replace(/\.$/, '');
  if (/[\s/:@?#\\%]/.test(typed))
    throw refused('must be a host name such as partners.acme.com, without https:// or a path');
  const host = domainToASCII(typed.toLowerCase());
  const { isIp, domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isIp) throw refused('must be a name, not an IP address');
  const labels = host.split('.');
  if (
    labels.length < 2 ||
    host.length > 253 ||
    !labels.every((label) => LABEL.test(label)) ||
    /^\d+$/.test(labels.at(-1)!)
  )
    throw refused('must be a host name such as partners.acme.com');
  if (SPECIAL.test(host)) throw refused('must be a public name');
  if (hosts.isOwn(host) || hosts.isBelowOwn(host)) throw refused('belongs to this installation');
  if (domain === null || publicSuffix === host)
    throw refused('is open to everyone, such as co.uk: put your own name before it');
  if (domainToUnicode(host).split('.').some(isLookAlike))
    throw refused('contains letters that can be mistaken for others');
  return host;
}

const refused = (reason: string) => invalid({ host: [reason] });

/** Whether a label mixes alphabets, imitates Latin letters, or has letters that few readers know. */
function isLookAlike(label: string): boolean {
  if (/^[a-z0-9-]*$/.test(label)) return false;
  const alphabets = ALPHABETS.filter((alphabet) => alphabet.test(label)).length;
  return alphabets !== 1 || OTHER_LETTER.test(label) || IMITATES.test(label);
}

/** The letters of a name as people read them; null if the name has only ASCII letters. */
export function readableHost(host: string): string | null {
  const readable = domainToUnicode(host);
  return readable === host ? null : readable;
}
