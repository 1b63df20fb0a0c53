import { closed, Id, nullable, type TObject, type TProperties, Type } from './schema.ts';

/** What of two records can be chosen when they become one: a choice, and the columns it takes along. */
export type MergeChoices<F extends string = string> = Readonly<Record<F, readonly string[]>>;
export type MergeField<C extends MergeChoices = MergeChoices> = (keyof C & string) | `custom.${string}`;

export interface Merge<C extends MergeChoices = MergeChoices> {
  other_id: string;
  take: MergeField<C>[];
  row_version?: number;
}

/** Makes the record `other_id` one with another, which is kept. */
export function mergeOf<C extends MergeChoices>(choices: C, noun: string) {
  return closed({
    other_id: Id,
    /** Fields whose value is the other's; where the kept record has none, the other's is taken anyway. */
    take: Type.Array(
      Type.Unsafe<MergeField<C>>({
        type: 'string',
        description: `a field of a ${noun}`,
        pattern: `^(${Object.keys(choices).join('|')}|custom\\.[a-z][a-z0-9_]{0,62})$`,
      }),
      { maxItems: 200 },
    ),
    row_version: Type.Optional(Type.Integer()),
  });
}

/** What a merge would do, found out by doing it and taking it back. */
export function mergePreviewOf<P extends TProperties>(merged: TObject<P>) {
  return closed({
    /** Why it would be refused as things stand. */
    refusal: nullable(Type.String()),
    merged: nullable(merged),
  });
}
