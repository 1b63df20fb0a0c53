import type { Row } from '#server/db/client.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import type { FileMapping } from '../../schema.ts';
import { comparable, ExistingRows, importKeyOf } from './existing-rows.ts';
import type { Target } from './import-targets.ts';
import type { PlannedRow, Refused, RowContext } from './model.ts';
import { withSomeIds } from './names.ts';
import { type CheckedValues, checkedCustom, importCheckedValues, refusedBy } from './row-values.ts';

export const emptyRowContext: RowContext = { existing: new ExistingRows([]), definitions: [], unique: [] };

type Verdict =
  | { outcome: 'created' | 'updated'; planned: Omit<PlannedRow, 'from' | 'target'> }
  | { outcome: 'unchanged'; key: string };

/**
 * The outcome of a row of a resource: new, changed, unchanged, or refused. `mapped` lists the fields the file has a
 * column for; only those of a natural key are compared.
 */
export function checkRow(
  target: Target,
  { existing, definitions }: RowContext,
  values: Row,
  mapped: ReadonlySet<string>,
  mode: FileMapping['existing'],
): CheckedValues<Verdict> {
  const alternatives = target.resource.import!.known_by;
  const fields = alternatives.find(([first]) => comparable(values[first]) !== '') ?? alternatives[0]!;
  const compared = fields.filter((field, index) => index === 0 || mapped.has(field) || values[field] !== undefined);
  const key = importKeyOf(compared, values);
  const found = existing.matching(compared, values);
  if (found.length > 1) {
    return refuse(fields[0], `matches ${found.length} existing records; add a column that tells them apart`);
  }
  const [here] = found;
  if (here) return checkRowChange(target, definitions, here, values, key, mode);
  const checked = importCheckedValues(target, definitions, values);
  return 'problems' in checked ? checked : { value: { outcome: 'created', planned: { key, values: checked.value } } };
}

/** The changes a row of the file makes to an existing row. */
export function checkRowChange(
  target: Target,
  definitions: readonly CustomDefinition[],
  here: Row,
  values: Row,
  key: string,
  mode: FileMapping['existing'] = 'keep',
): CheckedValues<Verdict> {
  const unchanged: CheckedValues<Verdict> = { value: { outcome: 'unchanged', key } };
  if (!target.can_update) {
    const other = Object.keys(values).find((field) => differs(target, field, here[field], values[field]));
    const label = target.fields.find((field) => field.key === other)?.label;
    return other
      ? refuse(other, `already exists with a different ${label?.toLowerCase() ?? other}; remove that record first`)
      : unchanged;
  }
  if (mode === 'keep') return unchanged;
  const mayChange = (field: string, before: unknown, after: unknown) =>
    differs(target, field, before, after) && (mode === 'update' || comparable(before) === '');
  try {
    const { custom: given, ...plain } = values;
    const changes: Row = {};
    for (const [field, value] of Object.entries(plain))
      if (field in target.resource.update!.properties && mayChange(field, here[field], value)) changes[field] = value;
    const stored = (here.custom ?? {}) as Row;
    const custom = checkedCustom(target, definitions, stored, wholeOwn(target, stored, given as Row), false) ?? {};
    const own = Object.entries(custom).filter(([name, value]) => mayChange(`custom.${name}`, stored[name], value));
    if (own.length > 0) changes.custom = Object.fromEntries(own);
    if (Object.keys(changes).length === 0) return unchanged;
    checkedBody(target.resource.update!, withSomeIds(changes));
    return { value: { outcome: 'updated', planned: { key, values: changes, id: here.id as string } } };
  } catch (error) {
    return { problems: refusedBy(target, error) };
  }
}

/**
 * Completes values from the stored row: a file with only the city of an address keeps its street, and a name equal to
 * that of the stored reference keeps the reference.
 */
function wholeOwn({ fields }: Target, stored: Row, given: Row = {}): Row {
  const kinds = new Map(fields.map(({ key, kind, part }) => [key.split('.')[1], part ? 'address' : kind]));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const here = stored[name] as Row | undefined;
      if (kinds.get(name) === 'address') return [name, { ...here, ...(value as Row) }];
      const isSame =
        kinds.get(name) === 'reference' && here && comparable(here.name) === comparable((value as Row).name);
      return [name, isSame ? here : value];
    }),
  );
}

function differs({ fields }: Target, key: string, before: unknown, after: unknown): boolean {
  const kind = fields.find((field) => field.key === key)?.kind;
  const isFilled = comparable(before) !== '' && comparable(after) !== '';
  return comparable(before, isFilled ? kind : undefined) !== comparable(after, isFilled ? kind : undefined);
}

function refuse(field: string, reason: string): { problems: Refused[] } {
  return { problems: [{ field, reason }] };
}
