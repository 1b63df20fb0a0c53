import { Query } from '#shared/query/query.ts';
import { changes, closed, Id, nameText, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** The pictures of an answer. */
export const charts = ['table', 'bar', 'line', 'pivot'] as const;
export type Chart = (typeof charts)[number];

/**
 * The saved state of a list: filters, sort, columns, in a format that the web client defines. A report is saved with its
 * question and the chart that shows it; each reader's answer has what that reader sees.
 */
const State = Type.Unsafe<{ [key: string]: unknown; question?: Query; chart?: Chart }>(
  Type.Object(
    { question: Type.Optional(Query), chart: Type.Optional(oneOf(...charts)) },
    { additionalProperties: true, maxProperties: 20 },
  ),
);
const Visibility = oneOf('private', 'shared');

export const SavedViewForPartner = Type.Object({
  ...Stored,
  entity: Type.String(),
  name: Type.String(),
  visibility: Visibility,
  state: State,
  order: Type.Integer(),
  /** True for the caller's own views; only those can be changed. */
  is_mine: Type.Boolean(),
  /** True for a saved report: the state has a question. */
  is_report: Type.Boolean(),
});
export const SavedView = Type.Object({
  ...SavedViewForPartner.properties,
  owner_user_id: Id,
  owner_name: nullable(Type.String()),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViewCreate = closed({
  /** The resource the list shows. */
  entity: Type.String({ pattern: '^[a-z][a-z_]{0,59}$', description: 'name of a resource such as partners' }),
  name: nameText(80),
  visibility: Type.Optional(Visibility),
  state: State,
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
});
const { entity: _entity, ...changeable } = SavedViewCreate.properties;
export const SavedViewUpdate = changes(closed(changeable));
