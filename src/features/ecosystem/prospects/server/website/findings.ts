import { domainKey } from '#shared/matching.ts';
import { countryCode } from '#shared/places/countries.ts';
import type { Finding } from '../../schema.ts';
import { type Page, plainPageText } from './page.ts';

const MAX_OF_KIND = 12;

/** The statements of a website's pages about its company; each names its page. */
export function findingsOf(pages: readonly { url: string; page: Page }[], host: string): Finding[] {
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], value: string, source: string) => {
    const isKnown = found.some((each) => each.kind === kind && each.value.toLowerCase() === value.toLowerCase());
    const isFull = found.filter((each) => each.kind === kind).length >= MAX_OF_KIND;
    if (value !== '' && !isKnown && !isFull) found.push({ kind, value, source: source.slice(0, 500) });
  };
  const [first] = pages;
  if (first?.page.title) add('title', first.page.title, first.url);
  for (const { url, page } of pages) {
    if (page.description && !found.some(({ kind }) => kind === 'description'))
      add('description', page.description, url);
    for (const country of countriesOf(page)) add('country', country, url);
    for (const email of emailsOf(page, host)) add('email', email, url);
    for (const phone of phonesOf(page)) add('phone', phone, url);
    for (const [kind, value] of organizationOf(page)) add(kind, value, url);
  }
  return found;
}

const EMAIL = /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}/gi;

/** Addresses of the company's own domain, because others belong to its providers and customers. */
function emailsOf({ links, text }: Page, host: string): string[] {
  const own = domainKey(host);
  const linked = links.flatMap(({ href }) => (/^mailto:/i.test(href) ? [decoded(href.slice(7).split('?')[0]!)] : []));
  return [...linked, ...(text.match(EMAIL) ?? [])]
    .map((email) => email.trim().toLowerCase())
    .filter((email) => /^[^@\s]{1,64}@[^@\s]{1,190}$/.test(email) && own !== null && domainKey(email) === own)
    .filter((email) => !/\.(png|jpe?g|gif|webp|svg)$/.test(email));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const phonesOf = ({ links }: Page): string[] =>
  links.flatMap(({ href }) => {
    const number = /^tel:/i.test(href)
      ? decoded(href.slice(4))
          .replace(/[^\d+() -]/g, '')
          .trim()
      : '';
    return number.replace(/\D/g, '').length >= 6 ? [plainPageText(number, 40)] : [];
  });

/** Countries of addresses in JSON-LD, and those that other language versions are made for. */
function countriesOf({ data, languages, lang }: Page): string[] {
  const addresses = data.flatMap((object) => {
    const { addressCountry } = object as { addressCountry?: unknown };
    const named =
      typeof addressCountry === 'object' && addressCountry !== null
        ? (addressCountry as { name?: unknown }).name
        : addressCountry;
    return typeof named === 'string' ? [countryCode(named)] : [];
  });
  const versions = [...languages, lang].map((each) => countryCode(/^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(each)?.[1] ?? ''));
  return [...addresses, ...versions].filter((code) => code !== undefined);
}

const ORGANIZATION = /organi[sz]ation|corporation|localbusiness|company/i;

/** The size and founding year that the company declares in JSON-LD. */
function organizationOf({ data }: Page): [Finding['kind'], string][] {
  return data.flatMap((object): [Finding['kind'], string][] => {
    const { numberOfEmployees, foundingDate, ...of } = object as Record<string, unknown>;
    if (!ORGANIZATION.test(String(of['@type'] ?? ''))) return [];
    const stated =
      typeof numberOfEmployees === 'object' && numberOfEmployees !== null
        ? (numberOfEmployees as { value?: unknown }).value
        : numberOfEmployees;
    const employees = Number(stated);
    const year = Number(/^(\d{4})/.exec(String(foundingDate ?? ''))?.[1]);
    return [
      ...(Number.isInteger(employees) && employees > 0 && employees <= 10_000_000
        ? [['employees', String(employees)] as [Finding['kind'], string]]
        : []),
      ...(year >= 1500 && year <= 2200 ? [['founded_year', String(year)] as [Finding['kind'], string]] : []),
    ];
  });
}
