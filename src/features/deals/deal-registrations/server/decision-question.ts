import type { Letter, MailKind } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';

/** What another feature asks the partner in the email about a decision. */
type DecisionQuestion = (
  call: Call,
  registration_id: string,
  decision: 'approved' | 'rejected',
) => Promise<Pick<Letter, 'lists'> & { kind?: MailKind }>;

let question: DecisionQuestion | undefined;

/** Declares the question; a feature lists it among what it `registers` in its `server/index.ts`. */
export function defineDecisionQuestion(ask: DecisionQuestion): DecisionQuestion {
  if (question) throw new Error('Two features declare a question about decisions.');
  question = ask;
  return ask;
}

export const questionAbout: DecisionQuestion = async (call, registration_id, decision) =>
  (await question?.(call, registration_id, decision)) ?? {};
