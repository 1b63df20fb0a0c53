import { declaredResources } from '#server/resource/define.ts';
import {
  type Read,
  readBoolean,
  readColor,
  readDateOf,
  readDecimal,
  readEmail,
  readInstantOf,
  readInteger,
  readList,
  readMoney,
  readPercent,
} from '#server/spreadsheets/values.ts';
import { hostOf } from '#shared/matching.ts';
import { isCurrency } from '#shared/money/money.ts';
import { countryCode } from '#shared/places/countries.ts';
import { normalizedHeading } from '../../fields.ts';
import type { Directory } from './directory.ts';
import { type Field, importFieldLabel } from './fields-of-resource.ts';
import type { RowReading } from './model.ts';
import { type Named, RowPointer } from './names.ts';
import { type Unknowns, unmappedValues } from './unknowns.ts';
import { correction, countryNames } from './vocabulary.ts';

/** Parses a cell as its field's kind. An empty cell is ignored: it neither sets nor clears. */
export function readCell(
  field: Field,
  text: string,
  reading: RowReading,
  unknowns: Unknowns,
  directory: Directory,
): Read<unknown> {
  const { decimal_mark } = reading;
  switch (field.kind) {
    case 'text':
    case 'long_text':
    case 'phone':
      return { value: field.key === 'website' ? withScheme(text) : text };
    case 'currency':
      return currencyOf(text, reading.currency);
    case 'country':
      return countryOf(text, unknowns);
    case 'color':
      return readColor(text);
    case 'email':
      return readEmail(text);
    case 'domain':
      return { value: hostOf(text) ?? undefined };
    case 'money':
      return readMoney(text, reading.currency, decimal_mark, reading.multipliers[field.key]);
    case 'integer':
      return readInteger(text, decimal_mark);
    case 'decimal':
      return readDecimal(text, decimal_mark);
    case 'percent':
      return readPercent(text, decimal_mark);
    case 'boolean':
      return readBoolean(text);
    case 'date':
    case 'instant':
      return dateOf(field, text, reading, unknowns);
    case 'list':
      return { value: readList(text) };
    case 'choice':
      return choiceOf(field, text, reading, unknowns);
    case 'choices':
      return choicesOf(field, text, reading, unknowns);
    default:
      return referenceOf(field, text, reading, unknowns, directory);
  }
}

/**
 * A day, or a day with its time, in the order of its column. A text that is no date is asked about once where the field may
 * stay empty.
 */
export function dateOf(
  field: Pick<Field, 'key' | 'label' | 'kind' | 'is_required'>,
  text: string,
  { target, date_order, date_orders, zone }: RowReading,
  unknowns: Unknowns,
): Read<string | undefined> {
  const order = date_orders[field.key] ?? date_order;
  const read = field.kind === 'date' ? readDateOf(text, order) : readInstantOf(text, order, zone);
  if ('value' in read || field.is_required) return read;
  const { match } = unknowns.meet(text, {
    kind: `${target}.${field.key}`,
    label: field.label,
    names: () => [],
    propose: () => null,
  });
  return match && 'ignore' in match ? { value: undefined } : read;
}

/** The currency of a row's amounts: its own where it has one, else that of the import. */
export function currencyOf(cell: string | undefined, fallback: string): Read<string> {
  if (!cell) return { value: fallback };
  const code = cell.trim().toUpperCase();
  return isCurrency(code) ? { value: code } : { problem: `"${cell}" is not a currency` };
}

/** A country by its code or name. A name that is probably misspelled waits until a user accepts the proposal. */
export function countryOf(text: string, unknowns: Unknowns): Read<string | undefined> {
  const code = countryCode(text);
  if (code) return { value: code };
  const { match, proposal } = unknowns.meet(text, {
    kind: 'country',
    label: 'Country',
    names: () => countryNames,
    propose: () => correction('country', text) ?? null,
  });
  if (match && 'ignore' in match) return { value: undefined };
  const chosen = match && 'to' in match ? countryCode(match.to) : undefined;
  if (chosen) return { value: chosen };
  return { problem: `"${text}" is not a country${proposal ? `; did you mean ${proposal.to}?` : ''}` };
}

function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

type Options = NonNullable<Field['options']>;

/** As it is spelled, or else, as kindly as headings are compared. */
function optionOf(options: Options, text: string) {
  const wanted = normalizedHeading(text);
  const isMeant = (word: string) => normalizedHeading(word) === wanted && wanted !== '';
  return (
    options.find(({ label }) => label.trim() === text.trim()) ??
    options.find(({ value, label }) => isMeant(label) || isMeant(value))
  );
}

function choiceOf(field: Field, text: string, { target }: RowReading, unknowns: Unknowns): Read<string | undefined> {
  const options = field.options ?? [];
  const found = optionOf(options, text);
  if (found) return { value: found.value };
  const unknown = unknowns.meet(text, {
    kind: `${target}.${field.key}`,
    label: field.label,
    names: () => options.filter(({ is_archived }) => !is_archived).map(({ label }) => label),
    can_ignore: !field.is_required,
  });
  if (!unknown.match) return { problem: unmappedValues(unknown) };
  if ('to' in unknown.match) {
    const chosen = optionOf(options, unknown.match.to);
    return chosen ? { value: chosen.value } : { problem: `"${unknown.match.to}" is not one of the options` };
  }
  return 'ignore' in unknown.match ? { value: undefined } : { problem: unmappedValues(unknown) };
}

function choicesOf(field: Field, text: string, reading: RowReading, unknowns: Unknowns): Read<string[]> {
  const values: string[] = [];
  for (const part of partsOf(field.options ?? [], text)) {
    const choice = choiceOf(field, part, reading, unknowns);
    if ('problem' in choice) return choice;
    if (choice.value !== undefined) values.push(choice.value);
  }
  return { value: values };
}

/** A label may hold a separator itself, so of what could be one, the longest that is a label counts as one. */
function partsOf(options: Options, text: string): string[] {
  const separator = /[;|\n]/.test(text) ? /([;|\n])/ : /(,)/;
  const pieces = text.split(separator);
  const parts: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = pieces.length;
    const joined = () => pieces.slice(from, to).join('');
    while (to > from + 1 && !optionOf(options, joined())) to -= 2;
    if (joined().trim()) parts.push(joined().trim());
    from = to + 1;
  }
  return parts;
}

/** An id, or a pointer where this import makes the row; of a company's own reference, with the table and the name. */
function referenceOf(
  field: Field,
  text: string,
  { target }: RowReading,
  unknowns: Unknowns,
  directory: Directory,
): Read<unknown> {
  const tables = field.tables ?? [];
  const asValue = (table: string, named: Named) => {
    const id = named.id ?? new RowPointer(table, named);
    return { value: field.is_custom ? { table, id, name: named.name } : id };
  };
  for (const table of tables) {
    const named = directory.find(table, text);
    if (named) return asValue(table, named);
  }
  const [first = '', ...others] = tables;
  const unknown = unknowns.meet(text, {
    kind: others.length === 0 ? first : `${target}.${field.key}`,
    label: others.length === 0 ? importFieldLabel(declaredResources().get(first)?.noun ?? first) : field.label,
    names: () => tables.flatMap((table) => [...directory.names(table)]),
    can_create: others.length === 0 && directory.canMake(first),
    can_ignore: !field.is_required,
  });
  const { match } = unknown;
  if (!match) return { problem: unmappedValues(unknown) };
  if ('ignore' in match) return { value: undefined };
  if ('create' in match) {
    return directory.canMake(first)
      ? asValue(first, directory.make(first, text))
      : { problem: unmappedValues(unknown) };
  }
  for (const table of tables) {
    const named = directory.find(table, match.to);
    if (named) return asValue(table, named);
  }
  return { problem: `"${text}" is matched to ${match.to}, which does not exist` };
}
