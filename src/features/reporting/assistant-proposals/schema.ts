import { closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

const Path = Type.String({ maxLength: 300 });

export const ProposedChange = closed({
  label: Type.String(),
  before: nullable(Type.String()),
  after: Type.String(),
});

/** A step that was prepared for a person. It happens when they confirm it, with their own rights at that moment. */
export const AssistantProposal = Type.Object({
  ...Stored,
  tool: Type.String(),
  origin: oneOf('chat', 'program'),
  title: Type.String(),
  changes: Type.Array(ProposedChange),
  /** The request that confirming sends. */
  method: oneOf('POST', 'PATCH', 'PUT'),
  url: Path,
  body: Type.Record(Type.String(), Type.Unknown()),
  /** The form or record where the person can go on by hand. */
  opens: Path,
  /** The form where the person can do it manually. */
  form: nullable(Path),
  /** One sentence about further effects of confirming, such as an email that is sent. */
  effect: nullable(Type.String()),
  status: oneOf('waiting', 'confirmed', 'dismissed', 'expired'),
  refusal: nullable(Type.String()),
  result_id: nullable(Id),
  decided_at: nullable(Instant),
  expires_at: Instant,
});
export type AssistantProposal = Static<typeof AssistantProposal>;

/** A record, list or page behind a statement. Sentences refer to it as [1]. */
export const NumberedSource = closed({
  number: Type.Integer({ minimum: 1 }),
  kind: oneOf('record', 'list', 'page'),
  title: Type.String(),
  to: Path,
});
export type NumberedSource = Static<typeof NumberedSource>;
