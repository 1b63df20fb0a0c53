import { defineDecisionQuestion } from '#features/deals/deal-registrations/server/service.ts';
import { defineMail } from '#features/platform/mails/server/service.ts';
import { sealLink } from './link.ts';
import { isFairnessAsked } from './settings.ts';
import { texts } from './texts.ts';

/** The email about a decision, with links by which only its recipient can give an opinion. */
const decisionMail = defineMail({ key: 'decision_with_question', class: 'notice', hides: 'body' });

/** The question for the email about a decision, if the company asks it. */
export const decisionQuestion = defineDecisionQuestion({
  key: 'fairness',
  ask: (call, registration_id, decision) =>
    call.asCompany(async (company) => {
      if (!(await isFairnessAsked(company))) return undefined;
      const { organization_id, sealing } = company;
      const token = sealLink(sealing, { organization_id, registration_id, decision });
      const path = `/public/fairness/${registration_id}#token=${token}`;
      return {
        kind: decisionMail,
        lists: [
          {
            caption: texts.wasFair,
            items: [
              { text: texts.yes, path: `${path}&answer=yes` },
              { text: texts.no, path: `${path}&answer=no` },
            ],
          },
        ],
      };
    }),
});
