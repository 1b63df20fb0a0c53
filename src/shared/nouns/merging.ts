import { closed, Id, nullable, type TObject, type TProperties, Type } from '../schema.ts';

/** The choices of a merge, each with the columns it copies. */
export type MergeChoices<F extends string = string> = Readonly<Record<F, readonly string[]>>;
export type MergeField<C extends MergeChoices = MergeChoices> = (keyof C & string) | `custom.${string}`;

export interface Merge<C extends MergeChoices = MergeChoices> {
  other_id: string;
  take: MergeField<C>[];
  row_version?: number;
}

/** The body of a merge: the record `other_id` is merged into the one in the address. */
export function mergeOf<C extends MergeChoices>(choices: C, noun: string) {
  return closed({
    other_id: Id,
    /** Fields to take from the other record. Empty fields of the kept record are always filled from it. */
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

/** The result of a merge that was run and rolled back. */
export function mergePreviewOf<P extends TProperties>(merged: TObject<P>) {
  return closed({
    /** The reason why the merge would be refused; null if it is possible. */
    refusal: nullable(Type.String()),
    merged: nullable(merged),
  });
}
