import { defineMeasure } from '#shared/measures.ts';

const requests = { list: 'mdf_requests', partner: 'partner_id', unit: 'money' } as const;

const requestedFunds = defineMeasure({
  ...requests,
  key: 'requested_mdf',
  label: 'MDF requested',
  synonyms: ['requested mdf', 'mdf requests', 'funds requested'],
  filters: { status_ne: 'canceled' },
  on: { field: 'submitted_at', is: 'instant' },
});

const approvedFunds = defineMeasure({
  ...requests,
  key: 'approved_mdf',
  label: 'MDF approved',
  synonyms: ['approved mdf', 'mdf spend', 'funds approved'],
  amount: 'approved_minor',
  filters: { status: ['approved', 'closed', 'expired'] },
  on: { field: 'decided_at', is: 'instant' },
});

const requestsToDecide = defineMeasure({
  ...requests,
  key: 'mdf_requests_to_decide',
  label: 'MDF requests to decide',
  synonyms: ['open mdf requests', 'pending mdf requests', 'mdf to approve'],
  unit: 'count',
  filters: { status: 'submitted' },
});

export const mdfRequestMeasures = [requestedFunds, approvedFunds, requestsToDecide];
