import type { Variable } from '../../definition.schema.ts';
import type { SamplePath } from '../../hooks.schema.ts';

/** Names that say what kind of value it is, but not which. */
const VAGUE = /^(?:text|value|values|number|email|label|name|answer|\d+)$/i;

/** A name for a value from its place: `answers › email › email` becomes `email`. */
export function variableFor({ path, trail, kind }: SamplePath, taken: readonly Variable[]): Variable {
  const last = trail.at(-1) ?? 'value';
  const before = trail.at(-2);
  const words = VAGUE.test(last) && before && before !== last && !/^\d+$/.test(before) ? `${before}` : last;
  const base =
    words
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '')
      .slice(0, 36) || 'value';
  const names = new Set(taken.map(({ name }) => name));
  let name = base;
  for (let number = 2; names.has(name); number += 1) name = `${base}_${number}`;
  return { name, path, kind };
}

/** A text that a person types, as a name of a value. */
export const variableNameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
