import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'silent_deals',
    resource: 'opportunities',
    label: 'Deals without activity',
    about: 'Sent once when one of your deals has had no activity for the period set by your program.',
    mode: 'company',
    email: 'daily',
    kinds: ['deal_silent'],
    similar: {
      deal_silent: { many: 'inactive deals', link: '/commissions/opportunities?is_at_risk=true' },
    },
  },
  {
    key: 'participation_answers',
    resource: 'opportunities',
    label: 'Partner answers to deal invitations',
    about: 'A partner you proposed for a deal accepts or declines.',
    mode: 'company',
    email: 'off',
    kinds: ['participation_answered'],
  },
  {
    key: 'participation',
    resource: 'opportunities',
    label: 'Deal invitations',
    about: 'You are proposed for a deal, confirmed, or rejected.',
    mode: 'partner',
    email: 'instant',
    kinds: ['participation_proposed', 'participation_confirmed', 'participation_rejected'],
  },
  {
    key: 'own_silent_deals',
    resource: 'opportunities',
    label: 'Deals without activity',
    about: 'Sent once when a deal you registered has had no activity for the period set by the program.',
    mode: 'partner',
    email: 'daily',
    kinds: ['own_deal_silent'],
    similar: {
      own_deal_silent: { many: 'inactive deals', link: '/revenue/opportunities?is_at_risk=true' },
    },
  },
]);
