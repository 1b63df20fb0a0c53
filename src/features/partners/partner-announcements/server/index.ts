import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { announcementJobs, announcementSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { partnerAnnouncements } from './resource.ts';
import { announcementRoutes } from './routes.ts';
import { announcementsOfAudience, seesPartnerAnnouncements } from './uses.ts';

export const feature: ServerFeature = {
  name: 'partner-announcements',
  doors: { mail: ['POST /partner_announcements/:id/send'] },
  flag: {
    key: 'partner_announcements',
    description: 'Announcements to partners: a banner on their home, the bell, and email.',
    default: true,
  },
  resources: [partnerAnnouncements],
  routes: announcementRoutes,
  jobRules: {
    'partner_announcements.deliver': {
      seconds: 300,
      onGivenUp: { says: 'An announcement was not delivered to all partners.' },
    },
  },
  jobs: announcementJobs,
  schedules: announcementSchedules,
  topics,
  sees: [seesPartnerAnnouncements],
  usesAudiences: announcementsOfAudience,
  automates,
  demo,
};
