import {
  changes,
  closed,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const ideaStatuses = [
  { value: 'open', label: 'Open', tone: 'gray' },
  { value: 'planned', label: 'Planned', tone: 'violet' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
] as const;
const IdeaStatus = oneOf('open', 'planned', 'in_progress', 'done', 'declined');
export type IdeaStatus = Static<typeof IdeaStatus>;

const shared = {
  title: Type.String(),
  description: nullable(Type.String()),
  status: IdeaStatus,
  reply: nullable(Type.String()),
  replied_at: nullable(Instant),
  votes: Type.Integer(),
  /** Whether the caller voted for the idea. */
  has_voted: Type.Boolean(),
};
export const Idea = Type.Object({
  ...Stored,
  ...shared,
  is_own: Type.Boolean(),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  author_name: Type.String(),
  archived_at: nullable(Instant),
});
export type Idea = Static<typeof Idea>;

/** Partners see only whether an idea is their own, and not its author. */
export const IdeaForPartner = Type.Object({ ...Stored, ...shared, is_own: Type.Boolean() });
export type IdeaForPartner = Static<typeof IdeaForPartner>;

export const IdeaCreate = closed({ title: nameText(200), description: Type.Optional(nullable(text(4000))) });
export type IdeaCreate = Static<typeof IdeaCreate>;
export const IdeaUpdate = changes(
  closed({
    title: nameText(200),
    description: Type.Optional(nullable(text(4000))),
    archived_at: Type.Optional(Type.Null()),
  }),
);
export const IdeaUpdateByPartner = changes(IdeaCreate);

/** The company's answer: a status, and optionally a text that every partner sees. */
export const IdeaAnswer = closed({ status: IdeaStatus, reply: Type.Optional(nullable(text(2000))) });
export type IdeaAnswer = Static<typeof IdeaAnswer>;
