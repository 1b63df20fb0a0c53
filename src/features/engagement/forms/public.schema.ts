import { closed, Email, Id, Instant, nullable, type Static, Type, text } from '#shared/schema.ts';
import { DefinitionShape } from './schema.ts';

const Sealed = Type.String({ minLength: 1, maxLength: 2000 });
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$', description: 'the token of a draft' });
const Answers = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 300 });
const Locale = Type.String({ pattern: '^[A-Za-z-]{2,20}$', description: 'a language such as en' });
/** Data that the page around the form passes to its purpose. */
const Context = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 200 }), { maxProperties: 20 });

/** A published form as visitors get it: without bindings, and with its initial values. */
export const PublicForm = Type.Object({
  id: Id,
  version: Type.Integer(),
  definition: DefinitionShape,
  organization_name: Type.String(),
  /** Sent with the submission, drafts and files. Valid for a day. */
  ticket: Type.String(),
  /** Answers from the profile of a signed-in user. */
  prefill: Type.Record(Type.String(), Type.Unknown()),
  /** Whether an email address has to be confirmed by a code. */
  needs_code: Type.Boolean(),
});
export type PublicForm = Static<typeof PublicForm>;

export const SubmissionBody = closed({
  ticket: Sealed,
  answers: Answers,
  locale: Type.Optional(Locale),
  context: Type.Optional(Context),
  draft_token: Type.Optional(Token),
  verification: Type.Optional(closed({ proof: Sealed, code: Type.String({ minLength: 1, maxLength: 12 }) })),
  /** A field that people do not see, but bots fill in. */
  trap: Type.Optional(text(1000)),
});
export type SubmissionBody = Static<typeof SubmissionBody>;

export const SubmissionAnswer = Type.Object({
  id: Id,
  finish: Type.Unsafe<{ kind: 'text'; text: string } | { kind: 'redirect'; url: string }>(
    Type.Object({ kind: Type.String() }, { additionalProperties: true }),
  ),
  /** The address at which the sender can follow the submission's status. */
  status_link: nullable(Type.String()),
});
export type SubmissionAnswer = Static<typeof SubmissionAnswer>;

export const DraftBody = closed({
  ticket: Sealed,
  token: Type.Optional(Token),
  answers: Answers,
  page: Type.Optional(text(40)),
  locale: Type.Optional(Locale),
});
export type DraftBody = Static<typeof DraftBody>;
export const SavedDraft = Type.Object({ token: Type.String(), expires_at: Instant });
export type SavedDraft = Static<typeof SavedDraft>;
export const DraftQuestion = closed({ token: Token });

export const UploadedFile = Type.Object({ id: Id, file_name: Type.String(), size: Type.Integer() });
export type UploadedFile = Static<typeof UploadedFile>;
export const DraftAnswer = Type.Object({
  answers: Type.Record(Type.String(), Type.Unknown()),
  page: nullable(Type.String()),
  locale: Type.String(),
  files: Type.Array(UploadedFile),
});
export type DraftAnswer = Static<typeof DraftAnswer>;

export const CodeBody = closed({ ticket: Sealed, email: Email, locale: Type.Optional(Locale) });
export const CodeAnswer = Type.Object({ proof: Type.String() });
