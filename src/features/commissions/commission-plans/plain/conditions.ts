import { testText } from '#shared/conditions/condition-words.ts';
import type { Condition, Scalar, When } from '#shared/conditions/conditions.ts';
import { fullForm } from '#shared/conditions/conditions.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import type { RuleWhen } from '../schema.ts';
import { type Phrases, roleNames } from './phrases.ts';

/** The wording of each field that a condition can test. */
export const subjects: Record<string, string> = sayableWords({
  'partner.type': 'the partner type',
  'partner.tier': 'the partner’s tier',
  'partner.region': 'the partner’s region',
  'partner.country': 'the partner’s country',
  'partner.tag': 'the partner’s tag',
  role: 'the partner’s role in the deal',
  product: 'the product',
  category: 'the product category',
  'deal.amount': 'the deal’s amount',
  'deal.type': 'the deal type',
  'deal.source': 'the source of the deal',
  'deal.kind': 'the kind of sale',
  'customer.country': 'the customer’s country',
  'customer.is_new': 'the customer',
  coupon: 'the coupon',
  months_since_first: 'a renewal’s time since the customer’s first deal',
});

const kindNames: Record<string, string> = sayable({
  new: 'new business',
  renewal: 'a renewal',
  expansion: 'an expansion',
  lead: 'a lead',
  nfr: 'not for resale',
});
const sourceNames: Record<string, string> = sayableWords({
  company: 'the company’s own team',
  partner: 'a partner’s registration',
  referral_page: 'a referral page',
  link: 'a referral link',
  api: 'the API',
  import: 'an import',
});

/** The words after "if" for a rule's conditions: empty for always, undefined for never. */
export function whenText(when: RuleWhen | undefined, phrases: Phrases): string | undefined {
  const { any } = fullForm(when as When | undefined);
  if (any.length === 0) return undefined;
  if (any.some(({ all }) => all.length === 0)) return '';
  return any.map(({ all }) => all.map((condition) => conditionText(condition, phrases)).join(' and ')).join('; or if ');
}

export function conditionText(condition: Condition, phrases: Phrases): string {
  const { field, op } = condition;
  if (field === 'customer.is_new') return newCustomer(condition);
  const subject = subjectOf(field, phrases);
  const values = asList(condition.value).map((value) => valueText(field, value, phrases));
  return testText(op, subject, values, phrases);
}

function subjectOf(field: string, phrases: Phrases): string {
  if (field.startsWith('custom.')) {
    if (phrases.isPartner && !phrases.hasName(field)) return 'a detail your partner manager can explain';
    return `“${phrases.hasName(field) ? phrases.name(field) : field.slice(7).replaceAll('_', ' ')}”`;
  }
  const subject = subjects[field] ?? `“${field}”`;
  return phrases.isPartner
    ? subject.replace('the partner’s', 'your').replace('the partner type', 'your partner type')
    : subject;
}

function newCustomer({ op, value }: Condition): string {
  if (op === 'is_set') return 'it is known whether the customer is new';
  if (op === 'is_not_set') return 'it is not known whether the customer is new';
  const isNegated = op === 'neq' || op === 'nin';
  const meansNew = asList(value).includes(true) !== isNegated;
  return meansNew ? 'the customer is new' : 'the customer is not new';
}

function valueText(field: string, value: Scalar, phrases: Phrases): string {
  if (field === 'deal.amount' && typeof value === 'number') return phrases.money(value);
  if (field === 'months_since_first' && typeof value === 'number') return phrases.count(value, 'month');
  if (typeof value === 'number') return phrases.number(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'role') return roleNames[value] ?? value;
  if (field === 'deal.kind') return kindNames[value] ?? value;
  if (field === 'deal.source') return sourceNames[value] ?? value;
  if (field === 'customer.country' || field === 'partner.country') return countryName(value);
  return phrases.name(value) || '…';
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
function countryName(code: string): string {
  try {
    return countries.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function asList(value: Condition['value']): Scalar[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}
