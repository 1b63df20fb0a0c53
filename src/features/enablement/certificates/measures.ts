import { defineMeasure } from '#shared/measures.ts';

const certificates = { list: 'certificates', partner: 'partner_id', unit: 'count' } as const;

const issuedCertificates = defineMeasure({
  ...certificates,
  key: 'issued_certificates',
  label: 'Certificates issued',
  synonyms: ['issued certificates', 'new certifications', 'people certified', 'certifications earned'],
  filters: {},
  on: { field: 'issued_on', is: 'day' },
});

const validCertificates = defineMeasure({
  ...certificates,
  key: 'valid_certificates',
  label: 'Valid certificates',
  synonyms: ['active certificates', 'current certifications', 'certified people'],
  filters: { status: ['active', 'expiring'] },
});

const expiringCertificates = defineMeasure({
  ...certificates,
  key: 'expiring_certificates',
  label: 'Certificates expiring',
  synonyms: ['expiring certifications', 'certificates about to expire'],
  filters: { status: 'expiring' },
});

export const certificateMeasures = [issuedCertificates, validCertificates, expiringCertificates];
