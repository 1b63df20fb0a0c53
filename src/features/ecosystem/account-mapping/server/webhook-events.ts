import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents(
  {
    table: 'mapping_consents',
    partner: 'partner_id',
    fields: [
      'population_id',
      'population_name',
      'partner_id',
      'partner_name',
      'side',
      'level',
      'requested_level',
      'requested_at',
      'answered_at',
    ],
    events: [
      {
        type: 'account_mapping.consent_asked',
        label: 'One side asked the other to share an account list',
        cause: { topic: 'mapping_consents.asked' },
      },
      {
        type: 'account_mapping.consent_answered',
        label: 'A request to share an account list was answered',
        cause: { topic: 'mapping_consents.answered' },
      },
      {
        type: 'account_mapping.overlap_found',
        label: 'New overlaps of two account lists were found',
        cause: { topic: 'mapping_consents.overlap_found' },
      },
    ],
  },
  {
    table: 'introductions',
    partner: 'partner_id',
    fields: [
      'status',
      'asked_by',
      'partner_id',
      'partner_name',
      'account_name',
      'due_on',
      'answered_at',
      'opportunity_id',
    ],
    events: [
      {
        type: 'introduction.requested',
        label: 'One side asked the other for an introduction',
        cause: { topic: 'introductions.created' },
      },
      {
        type: 'introduction.answered',
        label: 'A request for an introduction was accepted or declined',
        cause: { topic: 'introductions.updated', field: 'status', to: ['accepted', 'declined'] },
      },
    ],
  },
);
