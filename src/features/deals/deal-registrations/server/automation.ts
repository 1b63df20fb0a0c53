import { defineRecordAutomations } from '#server/automation-records.ts';
import { defineAutomationRecord } from '#server/extension-points/automations.ts';
import { registration } from '../schema.ts';

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'deal_registrations',
    a: 'a registration',
    name: 'account_name',
    partner: 'partner_id',
    events: [
      {
        key: 'deal_registrations.submitted',
        label: 'a registration is submitted',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['submitted', 'screening', 'pending_review'],
      },
      {
        key: 'deal_registrations.approved',
        label: 'a registration is approved',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['approved'],
      },
      {
        key: 'deal_registrations.rejected',
        label: 'a registration is not approved',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['rejected'],
      },
      {
        key: 'deal_registrations.expired',
        label: 'a registration expires',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['expired'],
      },
      {
        key: 'deal_registrations.extension_requested',
        label: 'an extension of protection is requested',
        topic: 'deal_registrations.extension_requested',
      },
    ],
    dates: ['submitted_at', 'review_due_at', 'expires_at', 'extension_asked_at', 'expected_close_on', 'decided_at'],
    perPartner: {
      label: 'registration of the partner in review',
      where: "status in ('submitted', 'screening', 'pending_review', 'info_requested')",
    },
  }),
  ...defineRecordAutomations(registration, {
    creates: [
      'account_name',
      'account_domain',
      'has_no_website',
      'country',
      'title',
      'contact_name',
      'contact_email',
      'contact_phone',
      'product_id',
      'type_id',
      'description',
      'expected_close_on',
      'partner_id',
    ],
    changes: ['description', 'expected_close_on', 'contact_name', 'contact_email', 'contact_phone'],
    finds: ['number', 'account_name', 'account_domain'],
  }),
];
