import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'tax_profiles',
    mail: 'money',
    resource: 'tax_profiles',
    label: 'Tax profiles to review',
    about: 'A partner submitted or changed its tax profile.',
    mode: 'company',
    email: 'instant',
    kinds: ['tax_profile_submitted'],
    similar: { tax_profile_submitted: { many: 'tax profiles', link: '/commissions/payouts/tax?status=submitted' } },
  },
  {
    key: 'own_tax_profile',
    mail: 'money',
    resource: 'tax_profiles',
    label: 'Your tax profile',
    about: 'Your tax profile was changed or reviewed, a paper is missing, or a form expires.',
    mode: 'partner',
    email: 'instant',
    is_critical: true,
    kinds: [
      'tax_profile_changed',
      'tax_profile_accepted',
      'tax_profile_rejected',
      'tax_paper_missing',
      'tax_paper_asked',
      'tax_form_expiring',
    ],
  },
]);
