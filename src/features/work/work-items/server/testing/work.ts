import { sampleAskedList, sampleIntroduction } from '#features/ecosystem/account-mapping/server/sample.ts';
import { sampleJointBusinessPlan } from '#features/ecosystem/partner-targets/server/sample.ts';
import { createObjective } from '#features/ecosystem/partner-targets/server/service.ts';
import { sampleProspect } from '#features/ecosystem/prospects/server/sample.ts';
import { sampleIdea } from '#features/engagement/ideas/server/sample.ts';
import { sampleSynchronizationIssue } from '#features/integrations/crm-sync/server/sample.ts';
import { sampleFailedWrite } from '#features/integrations/partner-crm/server/sample.ts';
import { sampleWebhookEndpoint } from '#features/integrations/webhook-endpoints/server/sample.ts';
import { sampleEmailCampaign } from '#features/outreach/campaigns/server/sample.ts';
import { sampleDueMeeting, sampleMeeting } from '#features/outreach/meetings/server/sample.ts';
import { sampleSurveyToAnswer } from '#features/outreach/surveys/server/sample.ts';
import { sampleFailedJob } from '#features/platform/failed-jobs/server/sample.ts';
import { sampleProposal } from '#features/reporting/assistant-proposals/server/sample.ts';
import { sampleAutomationApproval, sampleAutomationRun } from '#features/work/automations/server/sample.ts';
import { sampleTask } from '#features/work/tasks/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';
import { newId } from '#shared/ids.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

const TIME = '2026-03-20T10:00:00.000Z';

let quarters = 0;
/** A partner has one plan for each quarter. */
const nextQuarter = () => addMonths('2026-04-01', 3 * quarters++);

/** A plan that one side proposed. */
const proposed = ({ company, partner_id }: Setting, proposed_by: 'company' | 'partner') =>
  company.within(async (call) => {
    const id = await sampleJointBusinessPlan(call, { partner_id, starts_on: nextQuarter() });
    await set(call, 'partner_targets', id, { status: 'proposed', proposed_by });
    return id;
  });

const objective = ({ company, partner_id }: Setting, side: 'company' | 'partner') =>
  company.within(async (call) => {
    const target_id = await sampleJointBusinessPlan(call, { partner_id, starts_on: nextQuarter() });
    const id = await createObjective(call, { target_id, title: 'Webinar', side, due_on: addDays(call.today(), 3) });
    await set(call, 'partner_targets', target_id, { status: 'agreed', proposed_by: 'company', agreed_at: call.now() });
    return id;
  });

defineConnectors({
  key: 'system_of_work_items',
  name: 'System',
  category: 'developer',
  sides: ['company', 'partner'],
  summary: 'A system for tests.',
  does: [],
  needs: [],
  stays: '',
  goes: '',
  access: [{ kind: 'none' }],
  check: async () => ({ account: 'Works again', scopes: [] }),
});

const brokenConnection = ({ company }: Setting, partner_id: string | null) =>
  company.within(async (call) => {
    const id = newId();
    const now = call.now();
    await call.run(sql`
      insert into connections (id, organization_id, partner_id, connector, name, access, status, broken_at,
        connected_at)
      values (${id}, ${call.organization_id}, ${partner_id}, 'system_of_work_items', 'System', 'none', 'error', ${now},
        ${now})`);
    return id;
  });

const disabledEndpoint = ({ company }: Setting, partner_id: string | null) =>
  company.within(async (call) => {
    const id = await sampleWebhookEndpoint(call);
    const disabled = { status: 'auto_disabled', disabled_at: call.now(), disabled_reason: 'No answer for five days.' };
    await set(call, 'webhook_endpoints', id, { ...disabled, partner_id });
    return id;
  });

const introductionOf = ({ company, partner_id }: Setting, values: Record<string, unknown>) =>
  company.within(async (call) => {
    const id = await sampleIntroduction(call, { partner_id });
    await set(call, 'introductions', id, values);
    return id;
  });

const proposalOf = (company: Setting['company'], user_id: string, partner_id: string | null) =>
  company.within(async (call) => {
    const id = await sampleProposal(call);
    await set(call, 'assistant_proposals', id, { user_id, partner_id });
    return id;
  });

export const work: Cases = {
  'company expiring_sign_in_certificate': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = newId();
        await call.run(sql`
          insert into saml_connections (id, organization_id, idp_entity_id, sign_in_url, certificates, expires_at, mode)
          values (${id}, ${call.organization_id}, 'https://login.example/id', 'https://login.example/saml', '{certificate}',
            ${call.now()}::timestamptz + interval '10 days', 'optional')`);
        return id;
      }),
    finish: ({ company }, id) =>
      company.within((call) =>
        set(call, 'saml_connections', id, { expires_at: `${addMonths(call.today(), 24)}T00:00:00Z` }),
      ),
  },
  'company mapping_request': {
    create: ({ company, partner_id }) =>
      company.within((call) => sampleAskedList(call, { partner_id, side: 'company' })),
    finish: ({ owner }, id) => owner.post(`/mapping_consents/${id}/answer`, { level: 'count' }),
  },
  'partner mapping_request': {
    create: ({ company, partner_id }) =>
      company.within((call) => sampleAskedList(call, { partner_id, side: 'partner' })),
    finish: ({ partner }, id) => partner.post(`/mapping_consents/${id}/answer`, {}),
  },
  'company introduction_to_answer': {
    create: (setting) => introductionOf(setting, { asked_by: 'partner' }),
    finish: ({ owner }, id) => owner.post(`/introductions/${id}/accept`),
  },
  'partner introduction_to_answer': {
    create: (setting) => introductionOf(setting, { asked_by: 'company' }),
    finish: ({ partner }, id) => partner.post(`/introductions/${id}/decline`, { reason: 'We left this account.' }),
  },
  'company introduction_to_make': {
    create: (setting) => introductionOf(setting, { asked_by: 'partner', status: 'accepted' }),
    finish: ({ owner }, id) => owner.post(`/introductions/${id}/made`),
  },
  'partner introduction_to_make': {
    create: (setting) => introductionOf(setting, { asked_by: 'company', status: 'accepted' }),
    finish: ({ partner }, id) => partner.post(`/introductions/${id}/made`),
  },
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
  'company assistant_proposal': {
    create: ({ company, owner }) => proposalOf(company, owner.user_id, null),
    finish: ({ owner }, id) => owner.post(`/assistant_proposals/${id}/dismiss`),
    sees: ({ owner }) => owner,
  },
  'partner assistant_proposal': {
    create: ({ company, partner, partner_id }) => proposalOf(company, partner.user_id, partner_id),
    finish: ({ partner }, id) => partner.post(`/assistant_proposals/${id}/dismiss`),
    sees: ({ partner }) => partner,
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
  'company automation_limit': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleAutomationRun(call);
        await set(call, 'automation_runs', id, {
          status: 'waiting',
          wait_kind: 'budget',
          due_at: TIME,
          error: null,
          finished_at: null,
        });
        return id;
      }),
    finish: ({ company }, id) =>
      company.within((call) => set(call, 'automation_runs', id, { status: 'running', wait_kind: null, due_at: null })),
  },
  'company failed_job': {
    create: ({ company }) => company.within(sampleFailedJob),
    finish: ({ owner }, id) => owner.post(`/failed_jobs/${id}/dismiss`),
  },
  'company failing_host_name': {
    create: ({ company }) =>
      company.within(async (call) => {
        const { id } = await call.one<{ id: string }>(sql`
          insert into company_hosts (organization_id, host, proof, problem, failing_since)
          values (${call.organization_id}, 'partners.acme.example', ${'x'.repeat(40)}, 'proof', ${TIME}) returning id`);
        return id;
      }),
    finish: ({ owner }) => owner.request('DELETE', '/company_hosts'),
  },
  'company meeting_to_pick': {
    create: async ({ partner }) =>
      (await partner.post<{ id: string }>('/meetings', { title: 'Review', kind: 'qbr', proposed_times: [TIME] })).id,
    finish: ({ owner }, id) => owner.post(`/meetings/${id}/pick`, { starts_at: TIME }),
  },
  'partner meeting_to_pick': {
    create: ({ company, partner_id }) =>
      company.within((call) => sampleMeeting(call, { partner_id, proposed_times: [TIME] })),
    finish: ({ partner }, id) => partner.post(`/meetings/${id}/pick`, { starts_at: TIME }),
  },
  'company meeting_to_close': {
    create: ({ company, partner_id }) =>
      company.within(async (call) => {
        const id = await sampleMeeting(call, { partner_id });
        await set(call, 'meetings', id, { starts_at: '2026-03-01T10:00:00.000Z' });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/meetings/${id}/hold`),
  },
  'company meeting_overdue': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleDueMeeting(call);
        await set(call, 'meeting_dues', id, { due_on: '2026-01-01' });
        return id;
      }),
    finish: async ({ company }, id) =>
      company.within(async (call) => {
        const { partner_id } = await call.one<{ partner_id: string }>(
          sql`select partner_id from meeting_dues where organization_id = ${call.organization_id} and id = ${id}`,
        );
        return sampleMeeting(call, { partner_id, kind: 'qbr' });
      }),
    send: ({ company }, id) =>
      company.within(async (call) => {
        const { partner_id } = await call.one<{ partner_id: string }>(
          sql`select partner_id from meeting_dues where organization_id = ${call.organization_id} and id = ${id}`,
        );
        return sampleMeeting(call, { partner_id, kind: 'qbr', proposed_times: [TIME] });
      }),
  },
  'company target_to_agree': {
    create: (setting) => proposed(setting, 'partner'),
    finish: ({ owner }, id) => owner.post(`/partner_targets/${id}/agree`),
  },
  'partner target_to_agree': {
    create: (setting) => proposed(setting, 'company'),
    finish: ({ partner }, id) => partner.post(`/partner_targets/${id}/agree`),
  },
  'company objective_due': {
    create: (setting) => objective(setting, 'company'),
    finish: ({ owner }, id) => owner.patch(`/partner_objectives/${id}`, { status: 'done' }),
  },
  'partner objective_due': {
    create: (setting) => objective(setting, 'partner'),
    finish: ({ partner }, id) => partner.patch(`/partner_objectives/${id}`, { status: 'done' }),
  },
  'company broken_connection': {
    create: (setting) => brokenConnection(setting, null),
    finish: ({ owner }, id) => owner.post(`/connections/${id}/check`),
  },
  'partner broken_connection': {
    create: (setting) => brokenConnection(setting, setting.partner_id),
    finish: ({ partner }, id) => partner.post(`/connections/${id}/check`),
  },
  'partner partner_crm_write': {
    create: ({ company, partner_id }) => company.within((call) => sampleFailedWrite(call, partner_id)),
    finish: ({ partner }, id) => partner.post(`/partner_crm_deals/${id}/dismiss`),
  },
  'company webhook_endpoint_disabled': {
    create: (setting) => disabledEndpoint(setting, null),
    finish: ({ owner }, id) => owner.post(`/webhook_endpoints/${id}/disable`),
  },
  'partner webhook_endpoint_disabled': {
    create: (setting) => disabledEndpoint(setting, setting.partner_id),
    finish: ({ partner }, id) => partner.post(`/webhook_endpoints/${id}/disable`),
  },
  'company sync_issue': {
    create: ({ company }) => company.within(sampleSynchronizationIssue),
    finish: ({ owner }, id) => owner.post(`/sync_issues/${id}/acknowledge`),
  },
};
