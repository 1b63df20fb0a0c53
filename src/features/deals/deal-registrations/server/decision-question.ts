import type { Letter, MailKind } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';

/** A question of another feature in the email about a decision. */
interface DecisionQuestion {
  key: string;
  /** The question as a part of the email; undefined where it is not asked. */
  ask: (
    call: Call,
    registration_id: string,
    decision: 'approved' | 'rejected',
  ) => Promise<(Pick<Letter, 'lists'> & { kind?: MailKind }) | undefined>;
}

let question: DecisionQuestion | undefined;

/** Declares the question. @returns its key, for `decisionQuestion` of the feature */
export function defineDecisionQuestion(given: DecisionQuestion): string {
  if (question) throw new Error(`Two features ask about decisions: "${question.key}" and "${given.key}".`);
  question = given;
  return given.key;
}

export const questionAbout: DecisionQuestion['ask'] = async (...decision) => question?.ask(...decision);
