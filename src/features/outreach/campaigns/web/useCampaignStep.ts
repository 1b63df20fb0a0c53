import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { EmailCampaign } from '../schema.ts';

export type CampaignStep = 'schedule' | 'unschedule' | 'pause' | 'resume' | 'cancel';

export function useCampaignStep(id: string) {
  return useWrite<{ step: CampaignStep; body?: object }, EmailCampaign>(
    'email_campaigns',
    ({ step, body = {} }) => api(`email_campaigns/${id}/${step}`, { method: 'POST', body }),
    ['email_campaign_recipients'],
  );
}
