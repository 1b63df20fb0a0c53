import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'lead_offers',
    resource: 'leads',
    label: 'Leads offered to you',
    about: 'A lead is offered to you, your time to answer ends soon, or the offer has ended.',
    mode: 'partner',
    email: 'instant',
    kinds: ['lead_offered', 'lead_reminder', 'lead_taken', 'lead_expired', 'lead_withdrawn'],
    similar: {
      lead_offered: { many: 'new leads', link: '/revenue/leads' },
    },
  },
  {
    key: 'lead_contacts',
    resource: 'leads',
    label: 'First contact with leads',
    about: 'The first contact with a lead you accepted is overdue.',
    mode: 'partner',
    email: 'instant',
    kinds: ['lead_contact_due'],
  },
  {
    key: 'unassigned_leads',
    resource: 'leads',
    label: 'Leads that need you',
    about: 'A lead is unassigned, marked as spam, or waits too long for a first contact.',
    mode: 'company',
    email: 'instant',
    kinds: ['lead_unassigned', 'lead_answer_spam', 'lead_contact_overdue'],
    similar: {
      lead_unassigned: { many: 'leads without a partner', link: '/leads' },
    },
  },
  {
    key: 'lead_answers',
    resource: 'leads',
    label: 'Partner answers to leads',
    about: 'A partner accepts or declines a lead.',
    mode: 'company',
    email: 'off',
    kinds: ['lead_answer_accepted', 'lead_answer_declined'],
    similar: {
      lead_answer_accepted: { many: 'accepted leads', link: '/leads' },
    },
  },
]);
