import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'registrations',
    resource: 'deal_registrations',
    label: 'Deal registrations',
    about: 'New registrations, answers, and withdrawals.',
    mode: 'company',
    email: 'off',
    kinds: [
      'deal_registration_pending',
      'deal_registration_answered',
      'deal_registration_collision',
      'deal_registration_probing',
      'deal_registration_withdrawn',
      'deal_registration_released',
    ],
    similar: {
      deal_registration_pending: { many: 'new deal registrations', link: '/partners/pending' },
      deal_registration_answered: { many: 'answers to your questions', link: '/partners/pending' },
    },
  },
  {
    key: 'registration_approvals',
    resource: 'deal_registrations',
    label: 'Approvals that wait for you',
    about: 'Steps of approval chains that you decide.',
    mode: 'company',
    email: 'instant',
    kinds: ['deal_registration_approval'],
  },
  {
    key: 'deadlines',
    resource: 'deal_registrations',
    label: 'Decisions that are due',
    about: 'Reminders halfway to the deadline and when a decision is overdue.',
    mode: 'company',
    email: 'instant',
    kinds: ['deal_registration_due', 'deal_registration_overdue'],
    similar: {
      deal_registration_overdue: { many: 'overdue registrations', link: '/partners/pending' },
    },
  },
  {
    key: 'decisions',
    resource: 'deal_registrations',
    label: 'Decisions on your registrations',
    about:
      'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'deal_registration_approved',
      'deal_registration_rejected',
      'deal_registration_step_approved',
      'deal_registration_info_requested',
      'deal_registration_converted',
      'deal_registration_merged',
      'deal_registration_joined',
      'deal_registration_overtaken',
    ],
  },
  {
    key: 'protection',
    resource: 'deal_registrations',
    label: 'Protection of your deals',
    about: 'Ending soon, extended, revoked, or ended.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'deal_registration_expiring',
      'deal_registration_hold_ended',
      'deal_registration_extended',
      'deal_registration_expired',
      'deal_registration_revoked',
    ],
  },
]);
