import type { FieldOption } from '../schema.ts';

/** The stored value of a new option; not its label, because labels change. */
export function freeValue(options: readonly FieldOption[]): string {
  const taken = new Set(options.map(({ value }) => value));
  for (let number = options.length + 1; ; number += 1) {
    const value = `option_${number}`;
    if (!taken.has(value)) return value;
  }
}
