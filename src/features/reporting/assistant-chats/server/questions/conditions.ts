import { declaredSteps } from '#shared/nouns/define-steps.ts';
import type { DescribedKind } from '#shared/query/query.ts';
import type { Condition } from './reading.ts';
import type { Where } from './vocabulary.ts';

/** Conditions of one field replace those of the question before. Null when two of one question contradict each other. */
export function mergedConditions(before: readonly Condition[], own: readonly Condition[]): readonly Condition[] | null {
  const fields = new Map<string, Condition>();
  for (const one of own) {
    const other = fields.get(one.field);
    if (!other) fields.set(one.field, one);
    else {
      const both = either(other, one);
      if (!both) return null;
      fields.set(one.field, both);
    }
  }
  return [...before.filter(({ field }) => !fields.has(field)), ...fields.values()];
}

/** "approved and rejected": any of both values. */
function either(one: Condition, other: Condition): Condition | null {
  const [[name, value] = ['', ''], ...more] = Object.entries(one.where);
  const [[otherName, otherValue] = ['', ''], ...others] = Object.entries(other.where);
  if (name !== otherName || more.length > 0 || others.length > 0 || /_(gte|lte|ne)$/.test(name)) return null;
  const values = [...new Set([value, otherValue].flat())];
  return {
    ...one,
    where: { [name]: values.length === 1 ? values[0]! : values },
    label: values.length === 1 ? one.label : `${one.label} or ${other.label}`,
  };
}

export const previousDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The states in which something can still be late, as its steps declare them. */
export function openStates({ kind, fields }: DescribedKind): Where {
  const { state, over = [] } = declaredSteps().get(kind) ?? {};
  const status = fields.find(({ name }) => name === state);
  const open = (status?.values ?? []).filter(({ value }) => !over.includes(value)).map(({ value }) => value);
  return state && over.length > 0 && open.length > 0 ? { [state]: open } : {};
}
