import type { FieldOption } from '../schema.ts';

/** What a new option is stored as. Not its label: that may still be mistyped, and will change. */
export function freeValue(options: readonly FieldOption[]): string {
  const taken = new Set(options.map(({ value }) => value));
  for (let number = options.length + 1; ; number += 1) {
    const value = `option_${number}`;
    if (!taken.has(value)) return value;
  }
}
