import type { FieldSpec, ValueKind } from '#shared/conditions/condition-kinds.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import type { PlanVocabulary } from '../../responses.ts';
import type { conditionFields } from '../../schema.ts';
import { texts as t } from '../texts.ts';

const labels: Record<keyof typeof conditionFields, Omit<FieldSpec, 'field' | 'options'>> = sayable({
  'partner.type': { label: 'Partner type', group: 'Partner', kind: 'list' },
  'partner.tier': { label: 'Partner tier', group: 'Partner', kind: 'list' },
  'partner.region': { label: 'Partner region', group: 'Partner', kind: 'list' },
  'partner.country': { label: 'Partner country', group: 'Partner', kind: 'countries' },
  'partner.tag': { label: 'Partner tag', group: 'Partner', kind: 'words' },
  role: { label: 'Role in the deal', group: 'Partner', kind: 'list' },
  product: { label: 'Product', group: 'Product', kind: 'list' },
  category: { label: 'Product category', group: 'Product', kind: 'list' },
  'deal.amount': { label: 'Deal amount', group: 'Deal', kind: 'money' },
  'deal.type': { label: 'Deal type', group: 'Deal', kind: 'list' },
  'deal.source': { label: 'Deal source', group: 'Deal', kind: 'list' },
  'deal.kind': { label: 'New, renewal or expansion', group: 'Deal', kind: 'list' },
  'customer.country': { label: 'Customer country', group: 'Customer', kind: 'countries' },
  'customer.is_new': { label: 'New customer', group: 'Customer', kind: 'yes_no' },
  coupon: { label: 'Coupon', group: 'Deal', kind: 'words' },
  months_since_first: { label: 'Months since first deal', group: 'Customer', kind: 'months' },
});

const sources = sayableWords({
  company: 'Your team',
  partner: 'Deal registration',
  referral_page: 'Referral page',
  link: 'Referral link',
  api: 'API',
  import: 'Import',
});
const kinds = sayableWords({
  new: 'New business',
  renewal: 'Renewal',
  expansion: 'Expansion',
  lead: 'Lead',
  nfr: 'Not for resale',
});
const pairs = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** Every field a rule can test, including the company's custom fields. */
export function fieldSpecs(vocabulary: PlanVocabulary): FieldSpec[] {
  const rows = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const options: Record<string, FieldSpec['options']> = {
    'partner.type': rows(vocabulary.partner_types),
    'partner.tier': rows(vocabulary.partner_tiers),
    'partner.region': rows(vocabulary.partner_regions),
    product: rows(vocabulary.products),
    category: rows(vocabulary.product_categories),
    'deal.type': rows(vocabulary.opportunity_types),
    'deal.source': pairs(sources),
    'deal.kind': pairs(kinds),
    role: pairs(t.roles),
  };
  const built = Object.entries(labels).map(([field, spec]): FieldSpec => ({ field, ...spec, options: options[field] }));
  const own = vocabulary.custom_fields.map((custom): FieldSpec => {
    const kind =
      { DECIMAL: 'number', BOOL: 'yes_no', SELECT: 'list', MULTI_SELECT: 'list' }[custom.field_type] ?? 'words';
    return {
      field: `custom.${custom.key}`,
      label: custom.label,
      group: 'Custom fields',
      kind: kind as ValueKind,
      options: custom.options,
    };
  });
  return [...built, ...own];
}
