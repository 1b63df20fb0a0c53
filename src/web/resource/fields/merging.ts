import { type Fields, mergeChoicesOf } from '#shared/nouns/fields.ts';
import type { MergeLine } from '../record/MergeDialog.tsx';
import { type RowValues, valueText } from './values.ts';

type Choice<F extends Fields> = keyof ReturnType<typeof mergeChoicesOf<F>>;
type Special<Row, F extends Fields> = { [C in Choice<F>]?: { label?: string; text: (row: Row) => string | null } };

/** The lines of a merge dialog. `special` formats choices that their fields do not describe. */
export function mergeLinesOf<Row, F extends Fields>(fields: F, special: Special<Row, F> = {}): MergeLine<Row>[] {
  return Object.entries<readonly string[]>(mergeChoicesOf(fields)).map(([choice, columns]) => ({
    field: choice,
    label: fields[columns[0]!]!.label,
    text: (row: Row) => {
      const values = row as RowValues;
      return columns.flatMap((key) => valueText(fields[key]!, values[key], values) ?? []).join(', ') || null;
    },
    ...special[choice as keyof typeof special],
  }));
}
