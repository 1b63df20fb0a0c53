import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

export const Verdict = oneOf('keep', 'change', 'drop');

/** An idea on trial: a flag marked experimental, with who tries it and what they think. */
export const Experiment = Type.Object({
  id: Id,
  key: Type.String(),
  description: Type.String(),
  is_on: Type.Boolean(),
  is_killed: Type.Boolean(),
  /** The experiment's state for the caller, and whether the caller set it manually. */
  is_on_for_me: Type.Boolean(),
  is_switched_for_me: Type.Boolean(),
  companies: Type.Integer(),
  people: Type.Integer(),
  verdicts: Type.Object({ keep: Type.Integer(), change: Type.Integer(), drop: Type.Integer() }),
});
export type Experiment = Static<typeof Experiment>;

export const FeedbackGiven = closed({
  verdict: Verdict,
  text: Type.Optional(nullable(Type.String({ maxLength: 2_000 }))),
});
export type FeedbackGiven = Static<typeof FeedbackGiven>;

export const Feedback = Type.Object({
  id: Id,
  full_name: Type.String(),
  company: nullable(Type.String()),
  verdict: Verdict,
  text: nullable(Type.String()),
  updated_at: Instant,
});
export type Feedback = Static<typeof Feedback>;
