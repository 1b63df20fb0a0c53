import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import type { ProposedChange, Reader } from '#server/extension-points/assistant-tools.ts';
import { leavingOfColumn } from '#server/leaving/columns.ts';
import { unknownName } from '#server/query/suggest.ts';
import { declaredResources } from '#server/resource/define.ts';
import { isId } from '#shared/ids.ts';
import { formatMoney, MoneyError, parseMoney } from '#shared/money/money.ts';
import { peopleResources } from '#shared/nouns/leaving.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { proposalTitle } from '../tools/rows.ts';
import type { WritableField } from './writable.ts';

export type Given = Readonly<Record<string, unknown>>;

/** The values of a proposal as its request sends them, and as the person reads them. */
export interface Resolved {
  body: Record<string, unknown>;
  texts: Record<string, string>;
}

/**
 * Turns what a model says into what the request takes: labels into codes, names into ids, and amounts such as "40000" with
 * their currency into minor units.
 * @throws Refusal naming the field, the nearest name and the values that are possible
 */
export async function resolveValues(
  reader: Reader,
  fields: readonly WritableField[],
  given: Given,
  currencyNow?: unknown,
): Promise<Resolved> {
  const named = Object.entries(given).map(([name, value]) => ({ field: fieldNamed(fields, name), name, value }));
  const currency = named.find(({ field }) => field.name === 'currency')?.value ?? currencyNow;
  const resolved: Resolved = { body: {}, texts: {} };
  for (const { field, name, value } of named) {
    const [sent, text] = await resolveValue(reader, field, { name, value, currency });
    resolved.body[field.name] = sent;
    resolved.texts[field.name] = text;
  }
  return resolved;
}

/** A field is written with or without `_id` and `_minor`, or as its label. @throws 422 */
function fieldNamed(fields: readonly WritableField[], name: string): WritableField {
  const plain = name.trim().toLowerCase().replaceAll(' ', '_');
  const field =
    fields.find((one) => one.name === plain) ??
    fields.find((one) => one.name.replace(/_(user_id|id|minor)$/, '') === plain) ??
    fields.find((one) => one.label.toLowerCase().replaceAll(' ', '_') === plain);
  if (field) return field;
  throw new Refusal(422, `There is ${unknownName('field', name, fields.map(fieldHint), { offer: 'fields' })}.`);
}

/** "partner", "due_on": the shortest name by which a field can be given. */
export const fieldHint = ({ name }: WritableField): string => name.replace(/_(user_id|id)$/, '');

interface Asked {
  name: string;
  value: unknown;
  currency: unknown;
}

async function resolveValue(reader: Reader, field: WritableField, asked: Asked): Promise<[unknown, string]> {
  const { name, value } = asked;
  if (value === null || value === '') return [null, '(empty)'];
  if (field.of && field.kind === 'reference') return referenced(reader, field, value);
  if (field.options && typeof value === 'string') return chosen(field, value);
  if (field.name.endsWith('_minor')) return amountOf(field, name, asked);
  if (typeof value === 'boolean') return [value, value ? 'Yes' : 'No'];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [value, value.join('\n')];
  return [value, typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

function chosen({ label, options = [] }: WritableField, value: string): [unknown, string] {
  const option = options.find((one) => one.value === value || one.label.toLowerCase() === value.trim().toLowerCase());
  if (option) return [option.value, option.label];
  const codes = options.map((one) => one.value);
  throw new Refusal(422, `There is ${unknownName(`${label.toLowerCase()}`, value, codes, { offer: 'possible' })}.`);
}

/** Minor units under the column's own name, and an amount as people write it under the short one. */
function amountOf(field: WritableField, name: string, { value, currency }: Asked): [unknown, string] {
  if (typeof currency !== 'string')
    throw new Refusal(422, `Give the currency of ${field.label.toLowerCase()}, such as "USD".`);
  try {
    const minor = name === field.name && typeof value === 'number' ? value : parseMoney(String(value), currency);
    return [minor, formatMoney(minor, currency)];
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new Refusal(422, `${field.label} must be an amount such as 40000 or 40000.50.`);
  }
}

/** @throws 422 unless exactly one record that the person sees has this id or name */
async function referenced(reader: Reader, field: WritableField, value: unknown): Promise<[unknown, string]> {
  const of = field.of!;
  const noun = nounSingular(of);
  if (typeof value !== 'string') throw new Refusal(422, `${field.label} is the name or the id of a ${noun}.`);
  const resource = declaredResources().get(of);
  const column = resource && (resource.list.named ?? resource.list.search[0]);
  if (!resource || !column) throw new Refusal(422, `${field.label} cannot be given here.`);
  // A partner's own colleagues are its team.
  const list = of === 'people' && reader.actor.mode === 'partner' ? 'team_members' : of;
  const rows = await rowsNamed(reader, list, { column, value });
  const [first] = rows;
  if (rows.length === 1) return [first!.id, proposalTitle(resource, first!)];
  if (rows.length === 0)
    throw new Refusal(422, `You see no ${noun} ${JSON.stringify(value.slice(0, 80))}. Find it with search.`);
  // Names of people are not told here, because this text leaves as it is.
  const isTold = !peopleResources.has(of) && leavingOfColumn(resource, column).leaving === 'value';
  const ids = rows.slice(0, 5).map((row) => (isTold ? `${proposalTitle(resource, row)} ${row.id}` : row.id));
  throw new Refusal(
    422,
    `${rows.length} records match ${field.label.toLowerCase()}. Give the id of one: ${ids.join(', ')}.`,
  );
}

async function rowsNamed(
  reader: Reader,
  list: string,
  { column, value }: { column: string; value: string },
): Promise<Row[]> {
  const name = value.trim();
  // The guard of `isId` would make the name nothing afterwards.
  const byId: boolean = isId(name);
  if (byId) return (await reader.list<Row>(list, { id: name, _end: '1' })).rows;
  const exact = (await reader.list<Row>(list, { [column]: name, _end: '6' })).rows;
  if (exact.length > 0) return exact;
  const similar = (await reader.list<Row>(list, { q: name, _end: '6' })).rows;
  const same = similar.filter((row) => String(row[column]).toLowerCase() === name.toLowerCase());
  return same.length > 0 ? same : similar;
}

/** The facts of a proposal, in the order of the form. */
export function proposedChanges(
  fields: readonly WritableField[],
  { texts }: Resolved,
  before: (field: WritableField) => string | null = () => null,
): ProposedChange[] {
  return fields
    .filter(({ name }) => name in texts)
    .map((field) => ({ label: field.label, before: before(field), after: texts[field.name]! }));
}
