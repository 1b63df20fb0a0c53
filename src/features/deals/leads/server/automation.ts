import { defineRecordAutomations } from '#server/automation-records.ts';
import { defineAutomationRecord } from '#server/extension-points/automations.ts';
import { LeadCreate, lead } from '../schema.ts';

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'leads',
    a: 'a lead',
    name: 'company_name',
    partner: 'partner_id',
    events: [
      { key: 'leads.accepted', label: 'a lead is accepted', topic: 'leads.updated', field: 'status', to: ['accepted'] },
      {
        key: 'leads.unassigned',
        label: 'no partner takes a lead',
        topic: 'leads.updated',
        field: 'status',
        to: ['unassigned'],
      },
    ],
    dates: ['received_at', 'due_at', 'contact_due_at', 'accepted_at'],
    writes: ['need', 'budget', 'timing'],
  }),
  ...defineRecordAutomations(
    { ...lead, create: LeadCreate },
    {
      creates: [
        'contact_name',
        'contact_email',
        'contact_phone',
        'company_name',
        'company_domain',
        'country',
        'need',
        'product_id',
        'budget',
        'timing',
        'requested_partner_id',
        'external_ref',
      ],
      changes: ['need', 'budget', 'timing'],
      finds: ['contact_email', 'company_name', 'company_domain', 'number', 'external_ref'],
    },
  ),
];
