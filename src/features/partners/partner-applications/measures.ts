import { defineMeasure } from '#shared/measures.ts';

const applications = { list: 'partner_applications', partner: 'partner_id', unit: 'count' } as const;

const receivedApplications = defineMeasure({
  ...applications,
  key: 'received_applications',
  label: 'Applications received',
  synonyms: ['applications', 'new applications', 'partner sign-ups'],
  filters: {},
  on: { field: 'created_at', is: 'instant' },
});

const applicationsToReview = defineMeasure({
  ...applications,
  key: 'applications_to_review',
  label: 'Applications to review',
  synonyms: ['open applications', 'pending applications'],
  filters: { status: 'pending_review' },
});

export const applicationMeasures = [receivedApplications, applicationsToReview];
