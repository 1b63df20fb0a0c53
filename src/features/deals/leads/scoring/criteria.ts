import { languageName } from '../languages.schema.ts';
import type { Criterion, LeadFacts, PartnerFacts, ScoringRule } from '../scoring.schema.ts';

/** A value of 0 to 1000 with the fact it is based on. `missing` explains a value of 0. */
export interface Judged {
  value: number;
  detail: string;
  missing: string;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (code: string | null): string => (code ? (countryNames.of(code) ?? code) : 'this country');

const judges: Record<Criterion, (lead: LeadFacts, partner: PartnerFacts, rule: ScoringRule) => Judged> = {
  territory,
  product: ({ product }, { product_wins, tags }) => {
    if (!product) return { value: 500, detail: 'no product named', missing: '' };
    const missing = `no experience with ${product.name}`;
    if (product_wins > 0)
      return {
        value: Math.min(1000, 600 + 100 * product_wins),
        detail: `${plural(product_wins, 'deal')} won with ${product.name}`,
        missing,
      };
    if (has(tags, product.name)) return { value: 600, detail: `tagged ${product.name}`, missing };
    return { value: 0, detail: missing, missing };
  },
  certificate: (lead, { tags, has_certificate_field }, { certificate_tags, certificate_field }) => {
    const missing = `no certificate${lead.country ? ` in ${countryName(lead.country)}` : ''}`;
    if (certificate_tags.length === 0 && !certificate_field)
      return { value: 500, detail: 'no certificate needed', missing };
    const held = certificate_tags.filter((tag) => has(tags, tag));
    if (held.length > 0) return { value: 1000, detail: `certified: ${held.join(', ')}`, missing };
    if (has_certificate_field) return { value: 1000, detail: 'certified', missing };
    return { value: 0, detail: missing, missing };
  },
  type: (_, { type_id }, { preferred_type_ids }) => {
    const missing = 'another partner type is preferred';
    if (preferred_type_ids.length === 0) return { value: 500, detail: 'no partner type preferred', missing };
    return type_id !== null && preferred_type_ids.includes(type_id)
      ? { value: 1000, detail: 'preferred partner type', missing }
      : { value: 0, detail: missing, missing };
  },
  tier: (_, { tier_name, tier_level }) => ({
    value: clamp(tier_level),
    detail: tier_name ? `tier ${tier_name}` : 'no tier',
    missing: tier_name ? `tier ${tier_name} is the lowest` : 'no tier',
  }),
  capacity: (_, { open_leads }, { max_open_leads }) => ({
    value: clamp(1000 - Math.floor((1000 * open_leads) / max_open_leads)),
    detail: plural(open_leads, 'open lead'),
    missing: `${plural(open_leads, 'open lead')}, the limit is ${max_open_leads}`,
  }),
  language: ({ language }, { languages }) => {
    if (!language) return { value: 500, detail: 'language not known', missing: '' };
    const missing = `no one who speaks ${languageName(language)}`;
    return languages.includes(language)
      ? { value: 1000, detail: `speaks ${languageName(language)}`, missing }
      : { value: 0, detail: missing, missing };
  },
  // One success and one failure are assumed, so that a single lead does not decide.
  conversion: (_, { won_leads, closed_leads }) => ({
    value: clamp(Math.floor((1000 * (won_leads + 1)) / (closed_leads + 2))),
    detail: closed_leads === 0 ? 'no closed leads yet' : `${won_leads} of ${closed_leads} leads won`,
    missing: '',
  }),
  fairness: (_, { days_since_offer }) => ({
    value: days_since_offer === null ? 1000 : clamp(Math.floor((1000 * Math.max(0, days_since_offer)) / 30)),
    detail:
      days_since_offer === null
        ? 'no lead offered yet'
        : `last lead offered ${days_since_offer < 1 ? 'today' : `${plural(days_since_offer, 'day')} ago`}`,
    missing: 'a lead was offered today',
  }),
};

export function judge(key: Criterion, lead: LeadFacts, partner: PartnerFacts, rule: ScoringRule): Judged {
  return judges[key](lead, partner, rule);
}

/** The nearer the partner, the more: same postal area, same state, same country, or a region that covers the country. */
function territory(lead: LeadFacts, partner: PartnerFacts): Judged {
  if (!lead.country) return { value: 500, detail: 'country not known', missing: '' };
  const where = countryName(lead.country);
  const missing = `no presence in ${where}`;
  if (lead.country === partner.country) {
    if (lead.postal_code && partner.postal_code && samePostalArea(lead.postal_code, partner.postal_code))
      return { value: 1000, detail: `near postal code ${lead.postal_code}`, missing };
    if (lead.region && partner.region && same(lead.region, partner.region))
      return { value: 850, detail: `located in ${lead.region}`, missing };
    return { value: 700, detail: `located in ${where}`, missing };
  }
  if (partner.countries.includes(lead.country)) return { value: 500, detail: `covers ${where}`, missing };
  return { value: 0, detail: missing, missing };
}

/** The first two characters are the area in most countries. */
const samePostalArea = (a: string, b: string) => postal(a).slice(0, 2) === postal(b).slice(0, 2) && postal(a) !== '';
const postal = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const has = (tags: readonly string[], tag: string) => tags.some((one) => same(one, tag));
const clamp = (value: number) => Math.min(1000, Math.max(0, value));
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
