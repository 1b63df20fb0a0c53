import { defineSteps } from '#shared/nouns/define-steps.ts';
import { emailCampaign, Schedule } from './schema.ts';

/** A campaign is prepared, sent and finished by itself. */
export const campaignSteps = defineSteps(emailCampaign, {
  ends: ['preparing', 'sent', 'canceled'],
  steps: {
    schedule: {
      by: 'company',
      from: ['draft'],
      to: 'scheduled',
      unless: ({ archived_at }) => archived_at && 'This campaign is archived.',
      label: 'Send or schedule',
      done: 'Sending set up',
      text: 'Recipients are determined when sending starts.',
      summary: 'Schedule a campaign, or start it now',
      body: Schedule,
      look: 'primary',
    },
    unschedule: {
      by: 'company',
      from: ['scheduled'],
      to: 'draft',
      label: 'Back to draft',
      done: 'Moved back to draft',
      text: 'Nothing is sent until you schedule the campaign again.',
      summary: 'Move a scheduled campaign back to draft',
      look: 'button',
    },
    pause: {
      by: 'company',
      from: ['sending'],
      to: 'paused',
      label: 'Pause sending',
      done: 'Sending paused',
      text: 'Emails that are not sent yet wait until you resume.',
      summary: 'Pause sending',
      look: 'button',
    },
    resume: {
      by: 'company',
      from: ['paused'],
      to: 'sending',
      label: 'Resume sending',
      done: 'Sending resumed',
      text: 'The emails that waited are sent.',
      summary: 'Continue sending',
      look: 'primary',
    },
    cancel: {
      by: 'company',
      from: ['scheduled', 'sending', 'paused'],
      to: 'canceled',
      label: 'Cancel campaign',
      done: 'Campaign canceled',
      text: 'Emails that were not sent yet are never sent. This cannot be undone.',
      summary: 'End a campaign; emails that are not sent yet are never sent',
      danger: true,
    },
  },
});
