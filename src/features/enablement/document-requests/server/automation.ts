import { defineAutomationAction, defineAutomationRecord, partnerOfRun } from '#server/extension-points/automations.ts';
import { addDays } from '#shared/time/dates.ts';
import { requestKinds } from '../schema.ts';
import { requestDocuments } from './request.ts';

/** The events of flows, and the action that they can take here. */
export const automates = [
  ...defineAutomationRecord({
    table: 'document_requests',
    a: 'a document request',
    name: 'name',
    partner: 'partner_id',
    events: [
      {
        key: 'document_requests.uploaded',
        label: 'a requested document is uploaded',
        topic: 'document_requests.updated',
        field: 'status',
        to: ['uploaded'],
      },
      { key: 'document_requests.approved', label: 'a document is approved', topic: 'document_requests.approved' },
      { key: 'document_requests.expired', label: 'a document expires', topic: 'document_requests.expired' },
    ],
    dates: ['due_on', 'expires_on', 'uploaded_at'],
  }),
  ...defineAutomationAction({
    key: 'document',
    label: 'Request a document',
    about: 'Asks the partner to upload a document.',
    group: 'Enablement',
    sentence: 'Request the document “{name}” from the partner',
    params: [
      { name: 'name', label: 'Name', kind: 'text', required: true, max: 200 },
      { name: 'kind', label: 'Kind', kind: 'choice', required: true, initial: 'tax_form', options: requestKinds },
      { name: 'instructions', label: 'Instructions', kind: 'long', max: 2000 },
      { name: 'due_days', label: 'Due after', kind: 'days', min: 1, max: 365, initial: 14 },
    ],
    for: ({ partner }) => partner !== undefined,
    can: () => 'document_requests:manage',
    run: async (context, { name, kind, instructions, due_days }) => {
      const { call, fill } = context;
      const { ids } = await requestDocuments(call, {
        partner_ids: [partnerOfRun(context)],
        name: fill(String(name)),
        kind: kind as 'tax_form',
        instructions: fill(String(instructions ?? '')) || null,
        ...(typeof due_days === 'number' && { due_on: addDays(call.today(), due_days) }),
      });
      return ids.length > 0 ? { document_request_id: ids[0] } : { note: 'Such a request is open already.' };
    },
  }),
];
