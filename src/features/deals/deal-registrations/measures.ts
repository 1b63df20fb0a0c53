import { defineMeasure } from '#shared/measures.ts';

const registrations = { list: 'deal_registrations', partner: 'partner_id', unit: 'count' } as const;

/** Registrations that partners handed in, whatever became of them. */
export const submittedRegistrations = defineMeasure({
  ...registrations,
  key: 'submitted_registrations',
  label: 'Registrations submitted',
  synonyms: ['registrations', 'deal registrations', 'registrations received', 'new registrations', 'deals registered'],
  filters: { status_ne: 'draft' },
  on: { field: 'submitted_at', is: 'instant' },
});

export const approvedRegistrations = defineMeasure({
  ...registrations,
  key: 'approved_registrations',
  label: 'Registrations approved',
  synonyms: ['registrations accepted', 'approved deal registrations', 'accepted registrations'],
  filters: { status: ['approved', 'converted', 'expired', 'released'] },
  on: { field: 'decided_at', is: 'instant' },
});

export const registrationsToDecide = defineMeasure({
  ...registrations,
  key: 'registrations_to_decide',
  label: 'Registrations to decide',
  synonyms: [
    'pending registrations',
    'open registrations',
    'registrations to review',
    'registrations need a decision',
    'registrations waiting',
  ],
  filters: { status: 'pending_review' },
});

export const protectedRegistrations = defineMeasure({
  ...registrations,
  key: 'protected_registrations',
  label: 'Protected registrations',
  synonyms: ['active registrations', 'protected deals', 'active protections'],
  filters: { status: 'approved' },
});

const declinedRegistrations = defineMeasure({
  ...registrations,
  key: 'declined_registrations',
  label: 'Registrations declined',
  synonyms: ['rejected registrations', 'registrations rejected', 'declined deal registrations'],
  filters: { status: 'rejected' },
  on: { field: 'decided_at', is: 'instant' },
});

const convertedRegistrations = defineMeasure({
  ...registrations,
  key: 'converted_registrations',
  label: 'Registrations converted',
  synonyms: ['converted registrations', 'registrations that became deals'],
  filters: { status: 'converted' },
  on: { field: 'submitted_at', is: 'instant' },
});

export const registrationMeasures = [
  submittedRegistrations,
  approvedRegistrations,
  declinedRegistrations,
  convertedRegistrations,
  registrationsToDecide,
  protectedRegistrations,
];
