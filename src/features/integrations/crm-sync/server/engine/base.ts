import type { CrmValue } from '#server/ports/crm.ts';
import type { Base, FieldRule, Merged, Values } from '../plan.ts';
import { canonicalValue } from '../values.ts';

export function agreedBase(rules: readonly FieldRule[], local: Values, remote: Values): Base {
  return Object.fromEntries(
    rules.flatMap(({ key, local: ours, remote: theirs }) =>
      ours && theirs
        ? [
            [
              key,
              {
                l: canonicalValue(ours.type, local[ours.name] ?? null),
                r: canonicalValue(theirs.type, remote[theirs.name] ?? null),
              },
            ],
          ]
        : [],
    ),
  );
}

/** The values that the record has here by itself: they are not sent before a person changes them. */
export function ownBase(rules: readonly FieldRule[], local: Values): Base {
  return Object.fromEntries(
    rules.flatMap(({ key, local: ours, remote }): [string, { l: CrmValue; r: CrmValue }][] =>
      ours && remote && !ours.is_read_only
        ? [[key, { l: canonicalValue(ours.type, local[ours.name] ?? null), r: null }]]
        : [],
    ),
  );
}

/** Values of the CRM that were chosen and refused here must not lose against ours, which nobody changed since. */
export function openBase(
  rules: readonly FieldRule[],
  { chosen }: Merged,
  rejected: ReadonlyMap<string, string>,
  known: Base,
  local: Values,
): Base {
  return ownBase(
    rules.filter(({ key }) => rejected.has(key) && chosen[key]?.side === 'there' && !known[key]),
    local,
  );
}

export const withoutFields = (values: Values, fields: readonly string[]): Record<string, CrmValue> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));

export const onlyFields = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
