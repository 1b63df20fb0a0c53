import type { Call } from '#server/call.ts';
import type { FirstColumn, Statement } from '#server/db/batch.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationSubject, automationRecord, type PickedValue } from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { getStatement } from '#server/resource/list-sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { nounAddress } from '#shared/nouns/nouns.ts';
import type { Step } from '../definition.schema.ts';

/** Reads a record with the rights of the call; undefined if it is gone or cannot be seen. */
export async function readSubject(call: Call, table: string, id: string): Promise<AutomationSubject | undefined> {
  return (await readSubjects(call, table, [id])).get(id);
}

/** Reads records of one kind with the rights of the call, without those that are gone or cannot be seen. */
export async function readSubjects(
  call: Call,
  table: string,
  ids: readonly string[],
): Promise<Map<string, AutomationSubject>> {
  const statements = ids.map((id) => subjectStatement(call, table, id)).filter((one) => one !== undefined);
  if (statements.length === 0) return new Map();
  const rows = await call.tx.batch(statements);
  const subjects = rows.flatMap((row) => subjectFrom(table, row) ?? []);
  const { owner, partner } = automationRecord(table)!;
  // A record without an owner belongs to the owner of its partner.
  const lacking = subjects.filter(({ partner_id, row }) => partner && partner_id && !(owner && row[owner]));
  const owners = await ownersOfPartners(call, [...new Set(lacking.map(({ partner_id }) => partner_id!))]);
  for (const subject of lacking) subject.owner_user_id = owners.get(subject.partner_id!) ?? null;
  return new Map(subjects.map((subject) => [subject.id, subject]));
}

/** Reads a record for `subjectFrom`. */
export function subjectStatement(call: Call, table: string, id: string): Statement | undefined {
  const resource = declaredResources().get(table);
  return automationRecord(table) && resource && getStatement(resource, resource.row, id, call.scope);
}

/** A record with its own owner. */
export function subjectFrom(table: string, [text]: FirstColumn): AutomationSubject | undefined {
  const record = automationRecord(table);
  if (!text || !record) return undefined;
  const row = JSON.parse(text) as Row & { id: string };
  return {
    table,
    id: row.id,
    row,
    name: String(row[record.name] ?? 'Unnamed'),
    partner_id: record.partner ? ((row[record.partner] as string | null) ?? null) : null,
    owner_user_id: record.owner ? ((row[record.owner] as string | null) ?? null) : null,
    link: nounAddress(table, row.id) ?? null,
  };
}

async function ownersOfPartners(call: Call, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await call.rows<{ id: string; owner_user_id: string | null }>(sql`
    select id, owner_user_id from partners where organization_id = ${call.organization_id} and id = any(${ids})`);
  return new Map(rows.map(({ id, owner_user_id }) => [id, owner_user_id]));
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

/** Whether a step can use the names around its record. A model is told the owner, whatever its text contains. */
export function namesNeededBy({ kind, params }: Pick<Step, 'kind' | 'params'>): 'all' | 'none' {
  return kind === 'ai' || /(?:company|partner|owner)\.name/.test(JSON.stringify(params)) ? 'all' : 'none';
}

/**
 * The values of all placeholders that texts about a record can use.
 * @param names `none` leaves out the names of the company, the partner and the owner, which are read for this
 */
export async function placeholderValues(
  call: Call,
  subject: AutomationSubject | null,
  more: Readonly<Record<string, string>> = {},
  names: 'all' | 'none' = 'all',
): Promise<Map<string, string>> {
  const values = new Map<string, string>(Object.entries(more));
  values.set('today', dayText(call.today()));
  if (names === 'all') for (const [key, name] of await namesAround(call, subject)) values.set(key, name);
  if (!subject) return values;
  for (const [key, text] of valuesOfRecord(subject)) values.set(`record.${key}`, text);
  return values;
}

async function namesAround(call: Call, subject: AutomationSubject | null): Promise<[string, string][]> {
  const names = await call.maybe<{ company: string; partner: string | null; owner: string | null }>(sql`
    select o.name as company,
      (select name from partners where organization_id = o.id and id = ${subject?.partner_id ?? null}::uuid) as partner,
      (select full_name from people
        where organization_id = o.id and id = ${subject?.owner_user_id ?? null}::uuid) as owner
    from organizations o where o.id = ${call.organization_id}`);
  return [
    ['company.name', names?.company ?? ''],
    ['partner.name', names?.partner ?? ''],
    ['owner.name', names?.owner ?? ''],
  ];
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
