import type { CrmField, CrmObject } from '#server/ports/crm.ts';
import type { DealField, FieldPath, PartnerCrmInput, WrittenField } from '../schema.ts';

const matches = (pattern: RegExp, { name, label }: { name: string; label: string }) =>
  pattern.test(name) || pattern.test(label);

/** The first field whose name or label matches the earliest pattern. */
function find(object: CrmObject | undefined, types: readonly string[], ...patterns: RegExp[]): CrmField | undefined {
  for (const pattern of patterns) {
    const found = object?.fields.find((field) => types.includes(field.type) && matches(pattern, field));
    if (found) return found;
  }
  return undefined;
}

const words = ['text', 'long_text'];

/** Proposes settings from the names and types of what the CRM has. The person confirms or changes them. */
export function proposeUse(objects: readonly CrmObject[]): PartnerCrmInput {
  const deal = objects.find((one) => matches(/^(deals?|opportunit(y|ies))$/i, one)) ??
    objects.find((one) => matches(/deal|opportunit/i, one)) ??
    objects[0] ?? { name: 'deals', label: 'Deals', fields: [] };
  const reference = (pattern: RegExp) => find(deal, ['reference'], pattern);
  const targetOf = (field: CrmField | undefined) => objects.find(({ name }) => name === field?.references);
  const company = reference(/company|account|organi[sz]ation|^org(_id)?$|customer/i);
  const person = reference(/contact|person/i);

  const own = (field: CrmField | undefined): FieldPath | null => (field && { field: field.name, via: null }) || null;
  const through = (via: CrmField | undefined, types: readonly string[], ...patterns: RegExp[]): FieldPath | null => {
    const found = via && find(targetOf(via), types, ...patterns);
    return found ? { field: found.name, via: via.name } : null;
  };
  const fields: Partial<Record<DealField, FieldPath | null>> = {
    title: own(find(deal, words, /^(deal ?)?name$/i, /^(title|subject)$/i)),
    account_name:
      through(company, words, /^(company |account |organi[sz]ation )?name$/i) ??
      own(find(deal, words, /company|account|customer/i)),
    account_website:
      through(company, [...words, 'url'], /domain/i, /website|url/i) ??
      own(find(deal, [...words, 'url'], /domain|website/i)),
    account_country:
      through(company, [...words, 'choice'], /country/i) ?? own(find(deal, [...words, 'choice'], /country/i)),
    contact_name:
      through(person, words, /^(full ?)?name$/i) ?? own(find(deal, words, /^(main |primary )?contact( ?name)?$/i)),
    contact_email: through(person, ['email', 'text'], /e-?mail/i) ?? own(find(deal, ['email', 'text'], /e-?mail/i)),
    contact_phone: through(person, ['phone', 'text'], /phone/i) ?? own(find(deal, ['phone', 'text'], /phone/i)),
    amount: own(find(deal, ['amount', 'number'], /^amount$/i, /amount|value/i)),
    currency: own(find(deal, [...words, 'choice'], /currency/i)),
    expected_close_on: own(find(deal, ['date', 'instant'], /close ?_?date|expected_?close/i, /close/i)),
    description: own(find(deal, words, /description/i)),
  };
  const open = find(deal, ['choice'], /^(deal ?)?(stage|status)(name)?$/i, /stage|status/i);
  const open_values = (open?.options ?? [])
    .filter(({ label, is_archived }) => !is_archived && !/clos|won|lost/i.test(label))
    .map(({ value }) => value);
  const writable = (types: readonly string[], pattern: RegExp) =>
    deal.fields.find((field) => !field.is_read_only && types.includes(field.type) && matches(pattern, field))?.name ??
    null;
  const write_fields: Partial<Record<WrittenField, string | null>> = {
    status: writable(words, /registration.?status|tandem.?status/i),
    protected_until: writable(['date', 'instant', 'text'], /protect/i),
    earned: writable(['amount', 'number', 'text'], /earned|commission/i),
  };
  return {
    object: deal.name,
    open_field: open && open_values.length > 0 ? open.name : null,
    open_values: open_values.slice(0, 100),
    fields,
    writes_back: false,
    write_fields,
  };
}
