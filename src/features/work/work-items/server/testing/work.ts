import { sampleIdea } from '#features/engagement/ideas/server/sample.ts';
import { sampleAutomationApproval, sampleAutomationRun } from '#features/work/automations/server/sample.ts';
import { sampleEmailCampaign } from '#features/work/campaigns/server/sample.ts';
import { sampleProspect } from '#features/work/prospects/server/sample.ts';
import { sampleSurveyToAnswer } from '#features/work/surveys/server/sample.ts';
import { sampleTask } from '#features/work/tasks/server/sample.ts';
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
  'company paused_campaign': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleEmailCampaign(call);
        for (const status of ['scheduled', 'sending', 'paused'])
          await set(call, 'email_campaigns', id, { status, scheduled_at: call.now(), started_at: call.now() });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/email_campaigns/${id}/cancel`),
  },
  'company prospect_next_step': {
    create: ({ company }) =>
      company.within((call) => sampleProspect(call, { next_step: 'Call', next_step_on: '2026-03-16' })),
    finish: ({ owner }, id) => owner.request('DELETE', `/prospects/${id}`),
  },
  'company task': {
    create: ({ company, partner_id }) => company.within((call) => sampleTask(call, { partner_id, side: 'company' })),
    finish: ({ owner }, id) => owner.post(`/tasks/${id}/cancel`),
  },
  'partner task': {
    create: ({ company, partner_id }) => company.within((call) => sampleTask(call, { partner_id, side: 'partner' })),
    finish: ({ partner }, id) => partner.post(`/tasks/${id}/complete`),
  },
  'company automation_approval': {
    create: ({ company, owner }) =>
      company.within(async (call) => {
        const id = await sampleAutomationApproval(call);
        await set(call, 'automation_approvals', id, { approver_user_id: owner.user_id });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/automation_approvals/${id}/reject`),
  },
  'company automation_error': {
    create: ({ company }) => company.within((call) => sampleAutomationRun(call)),
    finish: ({ owner }, id) => owner.post(`/automation_runs/${id}/acknowledge`),
  },
};
