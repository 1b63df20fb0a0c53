import { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import { Query } from '#shared/query/query.ts';
import { closed, Id, Instant, nullable, oneOf, RowVersion, type Static, Stored, Type } from '#shared/schema.ts';

/** An address inside the app, such as `/partners/show/0198…`. */
const AppPath = Type.String({ pattern: '^/(?!/)', maxLength: 300, description: 'the path of a page' });

/** A conversation of one person. Nobody else can read it. */
export const AssistantChat = Type.Object({ ...Stored, title: Type.String(), asked_at: Instant });
export type AssistantChat = Static<typeof AssistantChat>;

/** A tool that ran for an answer. */
export const ToolUse = closed({
  name: Type.String(),
  label: Type.String(),
  /** The input in a few words: "opportunities, status open". */
  input: Type.String(),
  state: oneOf('done', 'refused'),
  /** Why it was refused. */
  refusal: nullable(Type.String()),
});
export type ToolUse = Static<typeof ToolUse>;

/** A part of how a question was read, and the whole queries it can be changed to. */
export const Chip = closed({
  part: oneOf('counted', 'filter', 'period', 'group'),
  label: Type.String(),
  choices: Type.Array(closed({ label: Type.String(), query: Query })),
  /** The query without this part. */
  without: Type.Optional(Query),
});
export type Chip = Static<typeof Chip>;

/** A question as the product's own rules read it. */
export const ShownReading = closed({
  /** "Won revenue, this year, all partners". */
  read: Type.String(),
  /** The request that was met instead of a query: `explain`. */
  intent: nullable(Type.String()),
  query: nullable(Query),
  chips: Type.Array(Chip),
  /** The screen with the rows behind the answer. */
  rows: nullable(Type.String()),
});
export type ShownReading = Static<typeof ShownReading>;

/** A question that is answered while it is typed, and the first lines of its answer; null unless it reads as a query. */
export const Glance = closed({
  read: Type.String(),
  lines: Type.Array(Type.String()),
  /** The screen with the rows behind the answer. */
  rows: nullable(Type.String()),
});
export type Glance = Static<typeof Glance>;

export const GlanceQuestion = closed({ text: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) });
export type GlanceQuestion = Static<typeof GlanceQuestion>;

export const AssistantMessage = Type.Object({
  id: Id,
  chat_id: Id,
  /** A question, an answer of the model, or an answer of the product's own rules. */
  author: oneOf('person', 'model', 'rules'),
  /** Plain sentences with references like [1], and lines that begin with "- ". No links, no pictures. */
  text: Type.String(),
  about: nullable(Type.String()),
  sources: Type.Array(NumberedSource),
  tools: Type.Array(ToolUse),
  proposal_ids: Type.Array(Id),
  follow_ups: Type.Array(Type.String()),
  /** Null for questions, and for answers of a model. */
  reading: nullable(ShownReading),
  feedback: nullable(oneOf('good', 'bad')),
  created_at: Instant,
});
export type AssistantMessage = Static<typeof AssistantMessage>;

export const Question = closed({
  text: Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' }),
  /** The screen beside which the question is asked. */
  about: Type.Optional(AppPath),
  /** The instructions for a model: an answer by default, or a summary or a draft of a reply for the record. */
  task: Type.Optional(oneOf('answer', 'summary', 'reply')),
  /** The query of a chip, which is asked instead of the text. */
  query: Type.Optional(Query),
});
export type Question = Static<typeof Question>;

/** The events of an answer, as server-sent events in this order; `done` or `error` is the last. */
export const AnswerEvent = Type.Union([
  closed({ type: Type.Literal('asked'), message: AssistantMessage }),
  closed({
    type: Type.Literal('tool'),
    name: Type.String(),
    label: Type.String(),
    state: oneOf('running', 'done', 'refused'),
  }),
  closed({ type: Type.Literal('text'), text: Type.String() }),
  closed({ type: Type.Literal('done'), message: AssistantMessage }),
  closed({ type: Type.Literal('error'), message: Type.String() }),
]);
export type AnswerEvent = Static<typeof AnswerEvent>;

export const Feedback = closed({
  feedback: nullable(oneOf('good', 'bad')),
  note: Type.Optional(nullable(Type.String({ maxLength: 1_000 }))),
});
export type Feedback = Static<typeof Feedback>;

/** The state with which the screen of the assistant starts. */
export const AssistantState = Type.Object({
  /** Null without a model; then the product's own rules answer. */
  model: nullable(Type.String()),
  /** Why there is no model, for the person. */
  without: nullable(oneOf('off', 'none', 'budget', 'partners')),
  /** Questions that the rules understand, for this person and screen. */
  suggestions: Type.Array(Type.String()),
});
export type AssistantState = Static<typeof AssistantState>;

/** The company's choice of a model. The key can be replaced, never read. */
export const AssistantSettings = Type.Object({
  is_model_on: Type.Boolean(),
  for_partners: Type.Boolean(),
  url: nullable(Type.String()),
  model: nullable(Type.String()),
  has_key: Type.Boolean(),
  monthly_tokens: Type.Integer(),
  used_tokens: Type.Integer(),
  sends_contacts: Type.Boolean(),
  /** The ratings of answers on both sides, with the newest notes. Conversations stay private. */
  feedback: Type.Object({
    good: Type.Integer(),
    bad: Type.Integer(),
    notes: Type.Array(Type.Object({ note: Type.String(), feedback: oneOf('good', 'bad'), answered_at: Instant })),
  }),
  row_version: RowVersion,
});
export type AssistantSettings = Static<typeof AssistantSettings>;

export const AssistantSettingsUpdate = closed({
  is_model_on: Type.Optional(Type.Boolean()),
  for_partners: Type.Optional(Type.Boolean()),
  url: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  model: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  key: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
  monthly_tokens: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000_000 })),
  sends_contacts: Type.Optional(Type.Boolean()),
  row_version: Type.Optional(RowVersion),
});
export type AssistantSettingsUpdate = Static<typeof AssistantSettingsUpdate>;

/** The answer of a model to the question of a test. */
export const ModelTest = closed({ model: Type.String(), answer: Type.String() });

/** A request to a model, exactly as it was sent. The company reads the contents of its own side's requests only. */
export const AssistantRequest = Type.Object({
  id: Id,
  user_name: Type.String(),
  partner_id: nullable(Id),
  host: Type.String(),
  model: Type.String(),
  body: nullable(Type.String()),
  tokens: nullable(Type.Integer()),
  status: oneOf('answered', 'failed'),
  error: nullable(Type.String()),
  sent_at: Instant,
});
export type AssistantRequest = Static<typeof AssistantRequest>;
