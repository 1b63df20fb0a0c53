import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'meetings',
    resource: 'meetings',
    label: 'Meetings with partners',
    about: 'A partner proposes times for a meeting, or picks one.',
    mode: 'company',
    email: 'instant',
    kinds: ['meeting_requested', 'meeting_time_picked'],
  },
  {
    key: 'own_meetings',
    resource: 'meetings',
    label: 'Meetings',
    about: 'The company proposes times for a meeting, or picks one of yours.',
    mode: 'partner',
    email: 'instant',
    kinds: ['meeting_times_proposed', 'meeting_scheduled'],
  },
]);
