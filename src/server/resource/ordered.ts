import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import { type Fields, partnerRowOf } from '#shared/nouns/fields.ts';
import { Id, type TObject, Type } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { defineResource, type OfNoun, type Resource } from './define.ts';

type OrderedList<R extends TObject, C extends TObject, U extends TObject> = Pick<
  OfNoun<R, C, U>,
  'beforeCreate' | 'beforeUpdate' | 'beforeRemove'
> & {
  /** Partners see the fields declared for them; without it, the list does not exist for them. */
  forPartners?: true;
};

/** Declares a list in the company's own order, whose entries are archived rather than deleted. */
export function orderedList<R extends TObject, C extends TObject, U extends TObject>(
  noun: DefinedNoun<Fields, R, C, U>,
  { forPartners, beforeCreate, ...rules }: OrderedList<R, C, U> = {},
): Resource {
  return defineResource(noun, {
    ...rules,
    ordered: true,
    import: { group: 'Lists', known_by: [['name']] },
    ...(forPartners && {
      partner: { row: Type.Object({ id: Id, ...partnerRowOf(noun.fields) }), verbs: ['list', 'get'] },
    }),
    beforeCreate: async (call, input) => ({
      order: await nextPlace(call, noun.name),
      ...(beforeCreate ? await beforeCreate(call, input) : (input as Row)),
    }),
  });
}

async function nextPlace(call: Call, table: string): Promise<number> {
  const { next } = await call.one<{ next: number }>(sql`
    select coalesce(max("order"), 0) + 1 as next from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and archived_at is null`);
  return next;
}
