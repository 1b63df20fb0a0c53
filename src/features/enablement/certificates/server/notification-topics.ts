import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'own_certificates',
    resource: 'certificates',
    label: 'Your certificates',
    about: 'You earn a certificate, it is about to expire, expires or is revoked.',
    mode: 'partner',
    email: 'instant',
    kinds: ['certificate_awarded', 'certificate_expiring', 'certificate_expired', 'certificate_revoked'],
  },
  {
    key: 'partner_certificates',
    resource: 'certificates',
    label: 'Certificates of partners',
    about: 'A partner or one of its people earns a certificate or loses one.',
    mode: 'company',
    email: 'off',
    kinds: ['certificate_awarded_company', 'certificate_expired_company'],
  },
]);
