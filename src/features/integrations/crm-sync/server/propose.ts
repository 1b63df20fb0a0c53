import type { CrmField, CrmRecord } from '#server/ports/crm.ts';
import type { FieldProposal, LocalField } from '../schema.ts';
import type { Values } from './plan.ts';
import { convertValue, isEmptyValue } from './values.ts';

/** Names that mean the same in CRM systems, by our field. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['company name', 'account name', 'deal name', 'dealname', 'opportunity name', 'title', 'org name'],
  domain: ['website domain', 'company domain', 'company domain name', 'domain name'],
  website: ['url', 'web site', 'homepage'],
  phone: ['phone number', 'telephone', 'mobile', 'mobilephone'],
  email: ['e-mail', 'email address', 'mail'],
  first_name: ['firstname', 'given name'],
  last_name: ['lastname', 'surname', 'family name'],
  title: ['job title', 'jobtitle', 'position'],
  account_id: ['company', 'account', 'organization', 'associated company', 'org id', 'accountid'],
  partner_id: ['partner', 'partner company', 'partner account'],
  owner_user_id: ['owner', 'record owner', 'hubspot owner', 'owner email', 'ownerid'],
  amount_minor: ['amount', 'deal value', 'value', 'deal amount'],
  annual_revenue_minor: ['annual revenue', 'annualrevenue', 'revenue'],
  currency: ['currency code', 'deal currency code', 'currencyisocode', 'currency'],
  expected_close_on: ['close date', 'closedate', 'expected close date', 'expected close'],
  closed_on: ['closed date', 'actual close date', 'won time'],
  stage_id: ['stage', 'deal stage', 'dealstage', 'stagename', 'status'],
  type_id: ['pipeline', 'deal type'],
  employees: ['number of employees', 'numberofemployees', 'employee count', 'headcount'],
  industry: ['branch', 'sector'],
  country: ['country code', 'billing country', 'billingcountry', 'country region'],
  city: ['billing city', 'billingcity', 'town'],
  postal_code: ['zip', 'zip code', 'postcode', 'billing postal code'],
  address_line_1: ['address', 'street', 'street address', 'billing street'],
  state: ['state region', 'province', 'billing state', 'region'],
  external_ref: ['external id'],
  description: ['about us', 'notes', 'about'],
  primary_contact_id: ['contact', 'primary contact', 'person'],
  founded_year: ['year founded', 'founded'],
};

const words = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(_minor|_id|__c|_on)$/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

interface Match {
  score: number;
  reason: string;
}

function nameMatch(local: LocalField, remote: CrmField): Match {
  const ours = new Set([words(local.name), words(local.label)]);
  const theirs = [words(remote.name), words(remote.label)];
  if (theirs.some((one) => ours.has(one))) return { score: 70, reason: 'same name' };
  const known = synonyms[local.name] ?? [];
  if (theirs.some((one) => known.map(words).includes(one) || known.includes(one)))
    return { score: 62, reason: 'a usual name for this field' };
  const own = new Set([...ours].flatMap((text) => text.split(' ')));
  const shared = Math.max(...theirs.map((text) => overlap(own, text.split(' '))));
  return { score: Math.round(shared * 45), reason: 'similar name' };
}

function overlap(own: ReadonlySet<string>, other: readonly string[]): number {
  const meaningful = other.filter((word) => word.length > 2);
  if (meaningful.length === 0) return 0;
  return meaningful.filter((word) => own.has(word)).length / Math.max(meaningful.length, own.size);
}

const families: Readonly<Record<string, string>> = {
  text: 'text',
  long_text: 'text',
  email: 'email',
  phone: 'phone',
  url: 'url',
  number: 'number',
  amount: 'number',
  boolean: 'boolean',
  date: 'date',
  instant: 'date',
  choice: 'choice',
  choices: 'choice',
  reference: 'reference',
};

function typeMatch(local: LocalField, remote: CrmField): Match {
  const [ours, theirs] = [families[local.type]!, families[remote.type]!];
  if (ours === theirs) return { score: 20, reason: 'same type' };
  if (ours === 'reference' || theirs === 'reference') return { score: -60, reason: '' };
  if (ours === 'text' || theirs === 'text') return { score: 5, reason: '' };
  return { score: -40, reason: '' };
}

/** The share of sample values that fit the field, or that are the same on both sides. */
function sampleMatch(
  local: LocalField,
  remote: CrmField,
  ours: readonly Values[],
  theirs: readonly CrmRecord[],
): Match {
  const values = theirs.map((record) => record.values[remote.name] ?? null).filter((value) => !isEmptyValue(value));
  if (values.length === 0) return { score: 0, reason: '' };
  const own = new Set(
    ours.flatMap((row) => (isEmptyValue(row[local.name] ?? null) ? [] : [String(row[local.name]).toLowerCase()])),
  );
  const same = values.filter((value) => own.has(String(value).toLowerCase())).length;
  if (same > 0 && local.type !== 'boolean')
    return { score: Math.min(25, 10 + same * 3), reason: 'equal sample values' };
  if (local.references || local.options) return { score: 0, reason: '' };
  const target = { ...local, options: undefined } as unknown as CrmField;
  const fits = values.filter((value) => 'value' in convertValue(remote.type, target, value)).length;
  if (fits < values.length / 2) return { score: -40, reason: '' };
  return { score: fits === values.length ? 8 : 0, reason: fits === values.length ? 'fitting sample values' : '' };
}

const LEAST = 45;

/** Suggests which fields belong together, each field once, the surest first. */
export function proposeFields(
  locals: readonly LocalField[],
  remotes: readonly CrmField[],
  samples: { ours: readonly Values[]; theirs: readonly CrmRecord[] },
): FieldProposal[] {
  const pairs = locals.flatMap((local) =>
    remotes.map((remote) => {
      const matches = [
        nameMatch(local, remote),
        typeMatch(local, remote),
        sampleMatch(local, remote, samples.ours, samples.theirs),
      ];
      const score = matches.reduce((sum, one) => sum + one.score, 0);
      const reasons = matches.flatMap((one) => (one.score > 0 && one.reason ? [one.reason] : []));
      return { local, remote, score: Math.min(99, score), reasons };
    }),
  );
  const taken = new Set<string>();
  const proposals: FieldProposal[] = [];
  for (const { local, remote, score, reasons } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < LEAST || taken.has(`l ${local.name}`) || taken.has(`r ${remote.name}`)) continue;
    if (local.is_read_only && remote.is_read_only) continue;
    taken.add(`l ${local.name}`).add(`r ${remote.name}`);
    const way = local.is_read_only ? 'out' : remote.is_read_only ? 'in' : 'both';
    proposals.push({
      local_field: local.name,
      local_label: local.label,
      remote_field: remote.name,
      remote_label: remote.label,
      confidence: score,
      reason: reasonOf(reasons),
      on_create: way,
      on_update: way,
      transform: local.name === 'domain' && remote.type === 'url' ? 'domain' : 'none',
      value_map: valueMapOf(local, remote),
      samples: [
        ...new Set(
          samples.theirs
            .map((record) => record.values[remote.name] ?? null)
            .filter((value) => !isEmptyValue(value))
            .map((value) => String(value).slice(0, 80)),
        ),
      ].slice(0, 3),
    });
  }
  return proposals;
}

function reasonOf(reasons: readonly string[]): string {
  const text = new Intl.ListFormat('en', { type: 'conjunction' }).format(reasons);
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : '';
}

/** Pairs the values of two lists by their names. */
function valueMapOf({ options: ours, name }: LocalField, { options: theirs }: CrmField): FieldProposal['value_map'] {
  if (!ours || !theirs) return [];
  return theirs
    .filter(({ is_archived }) => !is_archived)
    .flatMap((remote) => {
      const match = ours.find(
        (local) =>
          isAlike(local.label, remote.label) ||
          isAlike(local.value, remote.value) ||
          (name === 'stage_id' && isEnd(local.label, remote.label)),
      );
      return match ? [{ local: match.value, remote: remote.value }] : [];
    });
}

const isAlike = (one: string, other: string): boolean => words(one) === words(other);

/** The won and the lost stage have many names. */
function isEnd(one: string, other: string): boolean {
  const end = (text: string) => (/\bwon\b/i.test(text) ? 'won' : /\blost\b/i.test(text) ? 'lost' : null);
  return end(one) !== null && end(one) === end(other);
}
