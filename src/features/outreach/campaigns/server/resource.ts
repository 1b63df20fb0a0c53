import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { emailCampaign, emailDomain, emailRecipient, emailSuppression, emailTopic } from '../schema.ts';
import { beginDomain, createDomainKey, requireUnusedDomain } from './domains.ts';
import { checkCampaign, requireDraft } from './rules.ts';
import { beginSuppression, requireRemovable } from './suppressions.ts';

constraintMessage('email_campaigns_topic_id_fkey', { topic_id: ['is not an email topic'] });
constraintMessage('email_campaigns_domain_id_fkey', { domain_id: ['is not a sending domain'] });
constraintMessage('email_suppressions_topic_id_fkey', { topic_id: ['is not an email topic'] });

export const emailCampaigns = defineResource(emailCampaign, {
  view: 'email_campaign_rows',
  beforeCreate: async (call, input) => ({
    ...(await checkCampaign(call, input)),
    created_at: call.now().toISOString(),
  }),
  beforeUpdate: (call, current, patch) => {
    requireDraft(current.status);
    return checkCampaign(call, patch);
  },
  beforeRemove: async (_call, { status }) => requireDraft(status, ['draft', 'sent', 'canceled']),
});

export const emailTopics = defineResource(emailTopic, {});

export const emailDomains = defineResource(emailDomain, {
  update: false,
  remove: 'delete',
  beforeCreate: beginDomain,
  afterCreate: createDomainKey,
  beforeRemove: requireUnusedDomain,
});

export const emailSuppressions = defineResource(emailSuppression, {
  remove: 'delete',
  beforeCreate: beginSuppression,
  beforeRemove: requireRemovable,
});

/** Recipients are written by campaigns only. */
export const emailRecipients = defineResource(emailRecipient, {
  view: 'email_campaign_recipient_rows',
  create: false,
  update: false,
});
