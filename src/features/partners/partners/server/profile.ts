import { isPictureAddress } from '#features/access/pictures/schema.ts';
import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import { domainKey, hostOf, nameKey } from '#shared/matching.ts';

/** A partner's name and web addresses in stored form, with the keys used for matching. */
export function storedProfile(given: Row): Row {
  const values = { ...given };
  if (typeof given.name === 'string') values.name_key = nameKey(given.name);
  for (const field of ['website', 'photo_url']) {
    const value = given[field];
    if (typeof value === 'string' && !isPictureAddress(value)) values[field] = webAddress(field, value);
  }
  if (given.domain !== undefined) {
    values.domain = domainOf(given.domain as string | null);
    values.domain_key = domainKey(values.domain as string | null);
  }
  return values;
}

/** A partner known by its website only is matched by that. */
export function withDomainOfWebsite(values: Row): Row {
  if (values.domain || !values.website) return values;
  const domain = hostOf(values.website as string)?.replace(/^www\./, '') ?? null;
  return { ...values, domain, domain_key: domainKey(domain) };
}

function domainOf(given: string | null): string | null {
  if (!given?.trim()) return null;
  const host = hostOf(given)?.replace(/^www\./, '');
  if (!host?.includes('.')) throw invalid({ domain: ['must be a domain, such as acme.com'] });
  return host;
}

/** Adds `https://` when the scheme is missing; only http and https are allowed, because people click these links. */
function webAddress(field: string, given: string): string | null {
  const text = given.trim();
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+/.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) {
    throw invalid({ [field]: ['must be a web address, such as https://acme.com'] });
  }
  return address;
}
