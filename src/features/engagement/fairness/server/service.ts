import { defineMail, type Letter, type MailKind } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Decision } from '../schema.ts';
import { sealLink } from './link.ts';
import { isFairnessAsked } from './settings.ts';

/** A decision with links by which only its reader can say what they think of it. */
const decisionMail = defineMail({ key: 'decision_with_question', hides: 'body' });

/** The question for the email about a decision, if the company asks it. */
export function fairnessQuestion(
  call: Call,
  registration_id: string,
  decision: Decision,
): Promise<Pick<Letter, 'lists'> & { kind?: MailKind }> {
  return call.asCompany(async (company) => {
    if (!(await isFairnessAsked(company))) return {};
    const { organization_id, sealing } = company;
    const token = sealLink(sealing, { organization_id, registration_id, decision });
    const path = `/public/fairness/${registration_id}#token=${token}`;
    return {
      kind: decisionMail,
      lists: [
        {
          caption: 'Was this decision fair?',
          items: [
            { text: 'Yes', path: `${path}&answer=yes` },
            { text: 'No', path: `${path}&answer=no` },
          ],
        },
      ],
    };
  });
}
