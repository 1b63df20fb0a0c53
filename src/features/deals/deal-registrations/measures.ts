import { defineMeasure } from '#shared/measures.ts';

const registrations = { list: 'deal_registrations', partner: 'partner_id', unit: 'count' } as const;

/** Registrations that partners handed in, whatever became of them. */
export const submittedRegistrations = defineMeasure({
  ...registrations,
  key: 'submitted_registrations',
  label: 'Registrations submitted',
  filters: { status_ne: 'draft' },
  on: { field: 'submitted_at', is: 'instant' },
});

export const approvedRegistrations = defineMeasure({
  ...registrations,
  key: 'approved_registrations',
  label: 'Registrations approved',
  filters: { status: ['approved', 'converted', 'expired', 'released'] },
  on: { field: 'decided_at', is: 'instant' },
});

export const registrationsToDecide = defineMeasure({
  ...registrations,
  key: 'registrations_to_decide',
  label: 'Registrations to decide',
  filters: { status: 'pending_review' },
});

export const protectedRegistrations = defineMeasure({
  ...registrations,
  key: 'protected_registrations',
  label: 'Protected registrations',
  filters: { status: 'approved' },
});
