import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { workGroups } from '#shared/work-groups.ts';

export const PAGE_SIZE = 20;
export const MOST_ON_A_PAGE = 100;
/** Items of one kind that are read and counted; the record lists show the rest. */
export const MOST_OF_A_KIND = 200;

const Group = oneOf(...workGroups);
const Kind = Type.String({ maxLength: 60 });
const Page = Type.Integer({ minimum: 0, maximum: 100_000 });

export const WorkItemsQuery = closed({
  kind: Type.Optional(Type.Array(Kind, { maxItems: 60 })),
  group: Type.Optional(Group),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** `mine`: items of the caller and items without a responsible person; `all`: everything the caller may do. */
  whose: Type.Optional(oneOf('mine', 'all')),
  due: Type.Optional(oneOf('overdue', 'today', 'week')),
  _start: Type.Optional(Page),
  _end: Type.Optional(Page),
});
export type WorkItemsQuery = Static<typeof WorkItemsQuery>;

/** A step that can be taken in the list, as a request. */
export const WorkItemStep = closed({
  key: Type.String(),
  label: Type.String(),
  method: oneOf('POST', 'PATCH', 'PUT'),
  /** Below `/api`. */
  url: Type.String(),
  body: Type.Record(Type.String(), Type.Unknown()),
  asks: nullable(closed({ field: Type.String(), label: Type.String(), is_optional: Type.Boolean() })),
  chooses: nullable(
    closed({
      field: Type.String(),
      label: Type.String(),
      options: Type.Array(closed({ value: Type.String(), label: Type.String() })),
    }),
  ),
  confirm: nullable(Type.String()),
  previews: Type.Boolean(),
  is_danger: Type.Boolean(),
});
export type WorkItemStep = Static<typeof WorkItemStep>;

export const WorkItem = closed({
  kind: Type.String(),
  kind_label: Type.String(),
  /** Unique together with the kind. */
  id: Id,
  title: Type.String(),
  detail: nullable(Type.String()),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  /** The responsible person; without one it is work of everybody who may do it. */
  owner_user_id: nullable(Id),
  owner_name: nullable(Type.String()),
  /** The responsible person left or may not do it any more, so owners and administrators do it. */
  is_reassigned: Type.Boolean(),
  /** The day it is due, if it is due on a day. */
  due_on: nullable(Day),
  /** The instant after which it is overdue. */
  due_at: nullable(Instant),
  /** The meaning of that time. */
  due_is: oneOf('due', 'expires', 'ends', 'starts'),
  is_overdue: Type.Boolean(),
  /** It may be left undone, and comes after everything else. */
  is_optional: Type.Boolean(),
  since: Instant,
  amount_minor: nullable(Type.Integer()),
  currency: nullable(Type.String()),
  /** The screen of the record, with the label of its link. */
  to: Type.String(),
  verb: Type.String(),
  steps: Type.Array(WorkItemStep),
});
export type WorkItem = Static<typeof WorkItem>;

export const WorkFact = closed({
  label: Type.String(),
  value: Type.String(),
  as: oneOf('text', 'day', 'instant', 'number', 'link', 'money'),
  currency: nullable(Type.String()),
  /** The time zone of an event, for its time. */
  zone: nullable(Type.String()),
});
export type WorkFact = Static<typeof WorkFact>;

/** One item with the facts that help to decide it. */
export const WorkItemDetail = closed({ item: WorkItem, facts: Type.Array(WorkFact) });
export type WorkItemDetail = Static<typeof WorkItemDetail>;

export const WorkItemParams = closed({ kind: Kind, id: Id });

export const WorkKind = closed({
  group: Group,
  kind: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  overdue: Type.Integer(),
  /** There are more than were counted. */
  is_more: Type.Boolean(),
});
export type WorkKind = Static<typeof WorkKind>;

export const WorkItemList = closed({
  items: Type.Array(WorkItem),
  /** The items that match, for pages. */
  total: Type.Integer(),
  /** The kinds with items, whatever kind is chosen. */
  kinds: Type.Array(WorkKind),
  /** The state of the work in one or two sentences; null if a filter is set. */
  sentence: nullable(Type.String()),
});
export type WorkItemList = Static<typeof WorkItemList>;

export const WorkCount = closed({
  count: Type.Integer(),
  overdue: Type.Integer(),
  is_more: Type.Boolean(),
  /** The kinds with items, with the screen of their records. */
  kinds: Type.Array(
    closed({
      to: Type.String(),
      label: Type.String(),
      count: Type.Integer(),
      overdue: Type.Integer(),
      is_more: Type.Boolean(),
    }),
  ),
  /** The tables whose changes can change the count. */
  about: Type.Array(Type.String()),
});
export type WorkCount = Static<typeof WorkCount>;
