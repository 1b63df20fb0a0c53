import type { TObject } from '#shared/schema.ts';
import { Type } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { type Declaration, defineResource, type Resource } from './define.ts';

type OrderedList<R extends TObject, C extends TObject, U extends TObject> = Omit<
  Declaration<R, C, U>,
  'list' | 'remove' | 'ordered' | 'partner'
> & {
  /** The fields that can be filtered in addition to the name. */
  filter?: Declaration<R, C, U>['list']['filter'];
  /** The fields of an entry that partners see; without it, the list does not exist for them. */
  forPartners?: readonly (keyof R['properties'] & string)[];
};

/** Declares a list in the company's own order, whose entries are archived rather than deleted. */
export function orderedList<R extends TObject, C extends TObject, U extends TObject>(
  declared: OrderedList<R, C, U>,
): Resource {
  const { filter = [], forPartners, beforeCreate, ...rest } = declared;
  const properties = declared.row.properties as Record<string, R>;
  return defineResource({
    ...rest,
    remove: 'archive',
    ordered: true,
    import: { group: 'Lists', known_by: [['name']] },
    list: {
      sort: ['name', 'order', 'created_at', 'updated_at'] as never,
      filter: ['name', ...filter] as never,
      search: ['name', 'description'] as never,
    },
    ...(forPartners && {
      partner: {
        row: Type.Object(Object.fromEntries(forPartners.map((name) => [name, properties[name]!]))),
        verbs: ['list', 'get'] as const,
      },
    }),
    beforeCreate: async (call: Call, input) => ({
      order: await nextPlace(call, declared.name),
      ...(beforeCreate ? await beforeCreate(call, input) : (input as Row)),
    }),
  });
}

async function nextPlace(call: Call, table: string): Promise<number> {
  const { next } = await call.one<{ next: number }>(
    `select coalesce(max("order"), 0) + 1 as next from "${table}" where organization_id = $1 and archived_at is null`,
    [call.organization_id],
  );
  return next;
}
