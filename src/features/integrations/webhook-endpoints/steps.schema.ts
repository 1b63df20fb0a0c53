import { defineSteps } from '#shared/nouns/define-steps.ts';
import { webhookDelivery, webhookEndpoint } from './schema.ts';

export const endpointSteps = defineSteps(webhookEndpoint, {
  steps: {
    enable: {
      by: 'both',
      from: ['disabled', 'auto_disabled'],
      to: 'enabled',
      label: 'Enable endpoint',
      done: 'Endpoint enabled',
      text: 'It receives events from now on. You can replay those that it missed.',
      summary: 'Enable a webhook endpoint',
      look: 'primary',
    },
    disable: {
      by: 'both',
      from: ['enabled', 'auto_disabled'],
      to: 'disabled',
      label: 'Disable endpoint',
      done: 'Endpoint disabled',
      text: 'It receives no events, and those that wait for it are canceled. You can replay them later.',
      summary: 'Disable a webhook endpoint and cancel what waits for it',
    },
  },
});

/** A delivery that waits is sent by itself. */
export const deliverySteps = defineSteps(webhookDelivery, {
  can: 'webhook_endpoints:manage',
  ends: ['pending'],
  steps: {
    replay: {
      by: 'both',
      from: ['delivered', 'failed', 'canceled'],
      to: 'pending',
      label: 'Replay event',
      done: 'The event is being sent again',
      text: 'It is sent under its original ID, so that your system can skip it if it already has it.',
      summary: 'Send an event again, under the same id',
      look: 'button',
    },
  },
});
