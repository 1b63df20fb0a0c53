import { type Action, action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { readRow } from '#server/resource/verbs.ts';
import {
  AudienceDraft,
  CheckedCampaign,
  CopyName,
  type EmailCampaign,
  emailCampaign,
  ReachedPeople,
} from '../schema.ts';
import { previewPeople } from './people.ts';
import { emailCampaigns } from './resource.ts';
import { requireTopic } from './rules.ts';
import { campaignProblems, campaignStepRoutes, copyCampaign } from './steps.ts';

export const campaignRoutes: Action[] = [
  ...campaignStepRoutes,
  action({
    method: 'POST',
    url: '/email_campaigns/:id/copy',
    summary: 'Create a draft with the content of a campaign',
    can: 'email_campaigns:manage',
    modes: ['company'],
    params: IdParams,
    body: CopyName,
    response: emailCampaign.row,
    status: 201,
    run: async (call, { params, body }) => shown(call, emailCampaigns, await copyCampaign(call, params.id, body.name)),
  }),
  action({
    method: 'GET',
    url: '/email_campaigns/:id/check',
    summary: 'List the problems of a campaign',
    can: 'email_campaigns:view',
    modes: ['company'],
    params: IdParams,
    response: CheckedCampaign,
    run: async (call, { params }) => ({
      problems: await campaignProblems(call, await readRow<EmailCampaign>(call, emailCampaigns, params.id)),
    }),
  }),
  action({
    method: 'POST',
    url: '/email_campaigns/reached',
    summary: 'Count the people an audience reaches and skips, and list the first of them',
    whileViewing: 'reads',
    can: 'email_campaigns:view',
    modes: ['company'],
    body: AudienceDraft,
    response: ReachedPeople,
    run: async (call, { body }) => {
      await requireTopic(call, body.topic_id);
      return previewPeople(call, body);
    },
  }),
];
