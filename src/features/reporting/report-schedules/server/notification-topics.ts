import { defineTopics } from '#server/extension-points/notification-topics.ts';

const stopped = {
  resource: 'report_schedules',
  label: 'Reports that stopped',
  about: 'A report of yours cannot be sent because its saved view is gone.',
  email: 'instant',
} as const;

export const topics = defineTopics([
  { ...stopped, key: 'stopped_reports', mode: 'company', kinds: ['report_stopped'] },
  { ...stopped, key: 'own_stopped_reports', mode: 'partner', kinds: ['own_report_stopped'] },
]);
