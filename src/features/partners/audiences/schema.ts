import { Conditions } from '#shared/conditions/conditions.schema.ts';
import type { Scalar } from '#shared/conditions/conditions.ts';
import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const entityOptions = sayable([
  { value: 'partners', label: 'Partners' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'opportunities', label: 'Deals' },
] as const);
export const audienceEntities = entityOptions.map(({ value }) => value);
export type AudienceEntity = (typeof audienceEntities)[number];

export const MAX_AUDIENCES = 300;
/** An audience may name an audience that names an audience: so far and no further. */
export const MAX_DEPTH = 3;

export const audience = defineNoun('audiences', nouns.audiences, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Details',
      required: true,
      max: 120,
      wide: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
      audit: 'name',
    }),
    description: field.longText({ label: 'Description', section: 'Details', list: 'shown', search: true }),
    color: field.color({ label: 'Color', section: 'Details', wide: true }),
    /** The entity of an audience never changes, because its uses depend on it. */
    entity: field.choice({
      label: 'Type',
      options: entityOptions,
      required: true,
      write: 'create',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    updated_at: field.timestamp({ label: 'Changed', relative: true, list: 'shown', width: 130 }),
  },
  columns: { conditions: Conditions },
  input: { conditions: Conditions },
  archive: 'restorable',
  by: 'name',
});
export type Audience = RowOf<typeof audience>;
export type AudienceCreate = CreateOf<typeof audience>;

/** The facts that conditions of an entity can use, with their choices. */
export const AudienceVocabulary = Type.Object({
  facts: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      group: Type.String(),
      kind: Type.String(),
      many: Type.Optional(Type.Boolean()),
      options: Type.Optional(
        Type.Array(
          Type.Object({ value: Type.String(), label: Type.String(), is_archived: Type.Optional(Type.Boolean()) }),
        ),
      ),
      currencies: Type.Optional(Type.Array(Type.String())),
      says: Type.Optional(Type.Object({ yes: Type.String(), no: Type.String() })),
    }),
  ),
});

export const AudienceRequest = closed({
  entity: oneOf(...audienceEntities),
  conditions: Conditions,
  /** The stored audience these conditions may replace: the answer lists who would join and leave it. */
  audience_id: Type.Optional(nullable(Id)),
  /** Explains this row, in or not. */
  only: Type.Optional(nullable(Id)),
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type AudienceRequest = Static<typeof AudienceRequest>;

const Actual = Type.Unsafe<Scalar | Scalar[] | null>({});
/** Condition by condition, in the order they were given. */
const Why = Type.Object({
  holds: Type.Boolean(),
  groups: Type.Array(
    Type.Object({
      holds: Type.Boolean(),
      conditions: Type.Array(Type.Object({ holds: Type.Boolean(), actual: Actual })),
    }),
  ),
});
const Explained = Type.Object({ id: Id, name: Type.String(), detail: nullable(Type.String()), why: Why });
export type ExplainedRow = Static<typeof Explained>;

export const AudienceAnswer = Type.Object({
  total: Type.Integer(),
  /** Rows there are of the entity. */
  of: Type.Integer(),
  rows: Type.Array(Explained),
  /** Rows that meet all but one condition of a group. */
  missed_total: Type.Integer(),
  missed: Type.Array(Explained),
  only: nullable(Explained),
  /** Against the stored audience. */
  change: nullable(Type.Object({ before: Type.Integer(), joins: Type.Integer(), leaves: Type.Integer() })),
});
export type AudienceAnswer = Static<typeof AudienceAnswer>;

export const AudienceSizes = Type.Array(Type.Object({ id: Id, total: Type.Integer() }));

const Use = Type.Object({ kind: Type.String(), name: Type.String(), to: nullable(Type.String()) });
export const AudienceUses = Type.Array(Use);

/** The records a partner sees, each with the rule that grants it. */
export const PartnerSees = Type.Object({
  /** The audiences it is in, with the reason, and how many there are that it is not in. */
  audiences: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      color: nullable(Type.String()),
      conditions: Conditions,
      why: Why,
    }),
  ),
  others: Type.Integer(),
  groups: Type.Array(
    Type.Object({
      kind: Type.String(),
      total: Type.Integer(),
      entries: Type.Array(
        Type.Object({
          what: Type.String(),
          to: nullable(Type.String()),
          rule: Type.String(),
          since: nullable(Type.String()),
        }),
      ),
    }),
  ),
});
export type PartnerSees = Static<typeof PartnerSees>;

/** The people that a message to an audience reaches, and the partners that are left out. */
export const Reach = Type.Object({
  partners: Type.Integer(),
  people: Type.Integer(),
  left_out: Type.Array(
    Type.Object({
      reason: oneOf('audience', 'status', 'no_people', 'no_admins'),
      partners: Type.Integer(),
      /** The first names, in alphabetical order. */
      names: Type.Array(Type.String()),
    }),
  ),
});
export type Reach = Static<typeof Reach>;
