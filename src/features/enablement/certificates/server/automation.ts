import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'certificates',
  a: 'a certificate',
  name: 'program_name',
  partner: 'partner_id',
  events: [{ key: 'certificates.awarded', label: 'a certificate is awarded', topic: 'certificates.awarded' }],
  dates: ['issued_on', 'expires_on'],
  perPartner: { label: 'valid certificate of the partner', where: 'ended_at is null' },
});
