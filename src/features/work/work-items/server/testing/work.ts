import { sampleIdea } from '#features/engagement/ideas/server/sample.ts';
import { sampleSurveyToAnswer } from '#features/work/surveys/server/sample.ts';
import { type Cases, idOf, set } from './setting.ts';

export const work: Cases = {
  'company idea': {
    create: ({ company }) => company.within((call) => sampleIdea(call)),
    finish: ({ owner }, id) => owner.post(`/ideas/${id}/answer`, { status: 'planned', reply: 'Next quarter.' }),
  },
  'partner survey': {
    create: ({ company, partner, partner_id }) =>
      company.within(async (call) => {
        const id = await sampleSurveyToAnswer(call);
        await set(call, 'survey_invitations', id, { partner_id, user_id: partner.user_id });
        return id;
      }),
    finish: ({ partner }, id) => partner.post(`/survey_invitations/${id}/answer`, { score: 9 }),
  },
  'company survey_follow_up': {
    create: async ({ company, partner, partner_id }) => {
      const invitation = await company.within(async (call) => {
        const id = await sampleSurveyToAnswer(call);
        await set(call, 'survey_invitations', id, { partner_id, user_id: partner.user_id });
        return id;
      });
      await partner.post(`/survey_invitations/${invitation}/answer`, { score: 3 });
      return company.within((call) =>
        idOf(
          call,
          `survey_responses where organization_id = $1 and round_id =
             (select i.round_id from survey_invitations i where i.organization_id = $1 and i.id = $2)`,
          invitation,
        ),
      );
    },
    finish: ({ owner }, id) => owner.post(`/survey_responses/${id}/follow_up`, { status: 'done' }),
  },
};
