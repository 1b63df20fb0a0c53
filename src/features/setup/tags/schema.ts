import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const entityOptions = sayable([
  { value: 'partners', label: 'Partners' },
  { value: 'accounts', label: 'Accounts' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'documents', label: 'Documents' },
  { value: 'resources', label: 'Resources' },
  { value: 'courses', label: 'Courses' },
  { value: 'prospects', label: 'Prospects' },
] as const);
export const taggedEntities = entityOptions.map(({ value }) => value);
export type TaggedEntity = (typeof taggedEntities)[number];

/** A tag; rows store it in `tags` by name. Renaming updates every row with the tag. */
export const tag = defineNoun('tags', nouns.tags, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Tag',
      required: true,
      max: 60,
      wide: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    color: field.color({ label: 'Color', section: 'Tag', wide: true, filter: 'api' }),
    entity: field.choice({
      label: 'Record type',
      options: entityOptions,
      required: true,
      write: 'create',
      filter: 'api',
    }),
    uses: field.number({
      label: 'Used on',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: 'api',
    }),
    created_at: field.timestamp({ label: 'Created', relative: true, list: 'shown', width: 140 }),
  },
  by: 'name',
});
export type Tag = RowOf<typeof tag>;
export type TagCreate = CreateOf<typeof tag>;

/** Replaces the tag with `into` on all rows and deletes it. */
export const TagMerge = closed({
  into: Id,
  /** Further tags to merge into the same one, all at once or none. */
  others: Type.Optional(Type.Array(Id, { maxItems: 500 })),
});
export type TagMerge = Static<typeof TagMerge>;
export const TagMerged = closed({ rows: Type.Integer() });
