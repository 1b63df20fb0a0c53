import { closed, Id, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const decisions = sayable([
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Not approved', tone: 'red' },
] as const);
export const Decision = oneOf('approved', 'rejected');
export type Decision = Static<typeof Decision>;

export const DecisionOpinion = Type.Object({
  ...Stored,
  registration_id: Id,
  account_name: Type.String(),
  number: Type.Integer(),
  partner_id: Id,
  partner_name: Type.String(),
  decision: Decision,
  decided_by_name: nullable(Type.String()),
  reason_text: nullable(Type.String()),
  is_fair: Type.Boolean(),
});
export type DecisionOpinion = Static<typeof DecisionOpinion>;

export const FairnessSettings = closed({ is_asked: Type.Boolean() });
export type FairnessSettings = Static<typeof FairnessSettings>;

const Count = closed({ fair: Type.Integer(), answered: Type.Integer() });
export const Fairness = closed({ is_asked: Type.Boolean(), approved: Count, rejected: Count });
export type Fairness = Static<typeof Fairness>;

/** The opinion that the link in an email carries. */
export const OpinionGiven = closed({ token: Type.String({ minLength: 1, maxLength: 1000 }), is_fair: Type.Boolean() });
export type OpinionGiven = Static<typeof OpinionGiven>;
export const OpinionKept = closed({
  /** The first answer, which counts. */
  is_fair: Type.Boolean(),
  is_new: Type.Boolean(),
});
export type OpinionKept = Static<typeof OpinionKept>;
