import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationSubject, automationRecord, type PickedValue } from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { readText } from '#server/resource/verbs.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { nounAddress } from '#shared/nouns/nouns.ts';

/** Reads a record with the rights of the call; undefined if it is gone or cannot be seen. */
export async function readSubject(call: Call, table: string, id: string): Promise<AutomationSubject | undefined> {
  const record = automationRecord(table);
  const resource = declaredResources().get(table);
  if (!record || !resource) return undefined;
  const text = await readText(call, resource, id, resource.row);
  if (!text) return undefined;
  const row = JSON.parse(text) as Row;
  return {
    table,
    id,
    row,
    name: String(row[record.name] ?? 'Unnamed'),
    partner_id: record.partner ? ((row[record.partner] as string | null) ?? null) : null,
    owner_user_id: await ownerOf(call, record.owner, row, record.partner),
    link: nounAddress(table, id) ?? null,
  };
}

/** The owner of the record, else of its partner. */
async function ownerOf(call: Call, column: string | undefined, row: Row, partner: string | undefined) {
  const own = column ? (row[column] as string | null) : null;
  if (own || !partner || !row[partner]) return own ?? null;
  const found = await call.maybe<{ owner_user_id: string | null }>(
    sql`select owner_user_id from partners where organization_id = ${call.organization_id} and id = ${row[partner]}`,
  );
  return found?.owner_user_id ?? null;
}

const PLACEHOLDER = /\{\{\s*([a-z][a-z0-9_.]*)\s*(?:\|([^{}]*))?\}\}/g;

/** The placeholders in a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, key]) => key!);

/** Replaces placeholders by values; one without a value becomes its fallback. */
export function fillText(
  text: string,
  values: ReadonlyMap<string, string>,
  encode: (value: string) => string = (value) => value,
): string {
  return text.replace(PLACEHOLDER, (_, key: string, fallback = '') => encode(values.get(key) || fallback.trim()));
}

/** The values of variables by their keys: `hook.email`, `step.ask`. */
export type VariableValues = Readonly<Record<string, string | number | boolean>>;

/** The texts of variables, as placeholders show them. */
export const variableTexts = (variables: VariableValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
    ]),
  );

/** The values of these keys, for people and for programs. */
export function pickValues(
  keys: readonly string[],
  subject: AutomationSubject | null,
  values: ReadonlyMap<string, string>,
  variables: VariableValues,
  results: ReadonlyMap<string, AutomationSubject | null>,
): PickedValue[] {
  return keys.flatMap((key): PickedValue[] => {
    const text = values.get(key) ?? '';
    const [, step_id, name] = /^step\.([^.]+)\.(.+)$/.exec(key) ?? [];
    const given = step_id === undefined ? undefined : results.get(step_id);
    if (given) return pickedOf(given, `record.${name}`, key, text);
    if (key in variables) return [{ key, label: variableLabel(key), text, value: variables[key] }];
    return pickedOf(subject, key, key, text);
  });
}

/** The value of a placeholder of a record, under the key that the step picked. */
function pickedOf(subject: AutomationSubject | null, placeholder: string, key: string, text: string): PickedValue[] {
  const label = placeholdersOf(subject?.table).find((one) => one.key === placeholder)?.label;
  if (label === undefined) return [];
  const column = placeholder.startsWith('record.') ? placeholder.slice('record.'.length) : undefined;
  const raw = column !== undefined && subject && column in subject.row ? subject.row[column] : text;
  return [{ key, label, text, value: raw === '' ? null : (raw ?? null) }];
}

/** "First name" of `hook.first_name` and `step.find.first_name`. */
function variableLabel(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The values of all placeholders that texts about a record can use. */
export async function placeholderValues(
  call: Call,
  subject: AutomationSubject | null,
  more: Readonly<Record<string, string>> = {},
): Promise<Map<string, string>> {
  const values = new Map<string, string>(Object.entries(more));
  values.set('today', dayText(call.today()));
  const names = await call.maybe<{ company: string; partner: string | null; owner: string | null }>(sql`
    select o.name as company,
      (select name from partners where organization_id = o.id and id = ${subject?.partner_id ?? null}::uuid) as partner,
      (select full_name from people
        where organization_id = o.id and id = ${subject?.owner_user_id ?? null}::uuid) as owner
    from organizations o where o.id = ${call.organization_id}`);
  values.set('company.name', names?.company ?? '');
  values.set('partner.name', names?.partner ?? '');
  values.set('owner.name', names?.owner ?? '');
  if (!subject) return values;
  for (const [key, text] of valuesOfRecord(subject)) values.set(`record.${key}`, text);
  return values;
}

/** The fields of a record as texts show them, and its name. */
export function valuesOfRecord({ table, name, row }: AutomationSubject): Map<string, string> {
  const values = new Map([['name', name]]);
  const fields = declaredResources().get(table)?.fields ?? {};
  for (const [key, field] of Object.entries<Field>(fields)) {
    const text = valueText(field, row, key);
    if (text) values.set(key, text);
    if (field.named && row[field.named]) values.set(field.named, String(row[field.named]));
  }
  return values;
}

const anywhere = [
  { key: 'company.name', label: 'Your company' },
  { key: 'today', label: 'Today' },
];

/** The placeholders of a kind of record, with their labels. */
export function placeholdersOf(table: string | null | undefined): { key: string; label: string }[] {
  if (!table) return anywhere;
  const fields = declaredResources().get(table)?.fields ?? {};
  const own = Object.entries<Field>(fields).flatMap(([key, field]) => {
    if (field.kind === 'picture' || field.kind === 'references') return [];
    if (field.kind === 'reference') return field.named ? [{ key: `record.${field.named}`, label: field.label }] : [];
    return [{ key: `record.${key}`, label: field.label }];
  });
  const record = automationRecord(table);
  return [
    { key: 'record.name', label: 'Record' },
    ...(record?.partner ? [{ key: 'partner.name', label: 'Partner' }] : []),
    ...(record?.partner || record?.owner ? [{ key: 'owner.name', label: 'Owner' }] : []),
    ...own.filter(({ key }) => key !== 'record.name'),
    ...anywhere,
  ];
}

function valueText(field: Field, row: Row, key: string): string {
  const value = row[key];
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'money':
      return formatMoney(Number(value), String(row[field.currency ?? 'currency'] ?? 'USD'));
    case 'date':
      return dayText(String(value));
    case 'instant':
      return dayText(String(value).slice(0, 10));
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'reference':
      return '';
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
