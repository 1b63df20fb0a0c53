import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'silent_deals',
    resource: 'opportunities',
    label: 'Deals without an update',
    about: 'Once, when a deal of yours has stood still for as long as the programme says.',
    mode: 'company',
    email: 'daily',
    kinds: ['deal_silent'],
  },
  {
    key: 'participation_answers',
    resource: 'opportunities',
    label: 'Partners’ answers on deals',
    about: 'A partner you proposed for a deal takes part, or does not.',
    mode: 'company',
    email: 'off',
    kinds: ['participation_answered'],
  },
  {
    key: 'participation',
    resource: 'opportunities',
    label: 'Deals you are asked into',
    about: 'The company proposes you for a deal, or says whether you take part.',
    mode: 'partner',
    email: 'instant',
    kinds: ['participation_proposed', 'participation_confirmed', 'participation_rejected'],
  },
  {
    key: 'own_silent_deals',
    resource: 'opportunities',
    label: 'Deals without an update',
    about: 'Once, when a deal you registered has stood still for as long as the programme says.',
    mode: 'partner',
    email: 'daily',
    kinds: ['own_deal_silent'],
  },
]);
