import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'applications',
    resource: 'partner_applications',
    label: 'Partner applications',
    about: 'New applications, answers of applicants, and decisions that are overdue.',
    mode: 'company',
    email: 'instant',
    kinds: ['partner_application_received', 'partner_application_answered', 'partner_application_overdue'],
    similar: {
      partner_application_received: { many: 'new applications', link: '/partners/pending?queue=sign-ups' },
      partner_application_overdue: { many: 'overdue applications', link: '/partners/pending?queue=sign-ups' },
    },
  },
  {
    key: 'join_requests',
    resource: 'partner_applications',
    label: 'Requests to join',
    about: 'People of your company who ask for access to the partner portal.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_join_requested'],
  },
]);
