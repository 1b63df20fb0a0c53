export { prepareCampaign } from './prepare.ts';
export { suppress, suppressedAmong } from './suppressions.ts';

import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { EmailCampaignCreate, EmailSuppressionCreate, EmailTopicCreate } from '../schema.ts';
import { emailCampaigns, emailDomains, emailSuppressions, emailTopics } from './resource.ts';
import { takeCampaignStep } from './steps.ts';

/** @returns the id of a draft */
export const createCampaign = (call: Call, input: EmailCampaignCreate): Promise<string> =>
  createRow(call, emailCampaigns, input);
export const createTopic = (call: Call, input: EmailTopicCreate): Promise<string> =>
  createRow(call, emailTopics, input);
export const createSendingDomain = (call: Call, domain: string): Promise<string> =>
  createRow(call, emailDomains, { domain });
export const createSuppression = (call: Call, input: EmailSuppressionCreate): Promise<string> =>
  createRow(call, emailSuppressions, input);

/** Schedules a campaign for now. */
export const schedule = (call: Call, id: string): Promise<void> => takeCampaignStep.schedule(call, id, {});
