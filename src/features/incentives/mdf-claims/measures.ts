import { defineMeasure } from '#shared/measures.ts';

const claims = { list: 'mdf_claims', partner: 'partner_id' } as const;

const claimedFunds = defineMeasure({
  ...claims,
  key: 'claimed_mdf',
  label: 'MDF claimed',
  synonyms: ['claimed mdf', 'mdf claims', 'funds claimed'],
  unit: 'money',
  filters: { status: ['submitted', 'returned', 'approved', 'paid'] },
  on: { field: 'submitted_at', is: 'instant' },
});

const paidFunds = defineMeasure({
  ...claims,
  key: 'paid_mdf',
  label: 'MDF paid',
  synonyms: ['paid mdf', 'mdf reimbursed', 'funds paid'],
  unit: 'money',
  amount: 'approved_minor',
  filters: { status: 'paid' },
  on: { field: 'paid_at', is: 'instant' },
});

const claimsToDecide = defineMeasure({
  ...claims,
  key: 'mdf_claims_to_decide',
  label: 'MDF claims to decide',
  synonyms: ['open mdf claims', 'pending claims', 'claims to approve'],
  unit: 'count',
  filters: { status: 'submitted' },
});

export const mdfClaimMeasures = [claimedFunds, paidFunds, claimsToDecide];
