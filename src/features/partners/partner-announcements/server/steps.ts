import { takeSteps } from '#server/resource/take-steps.ts';
import { announcementSteps } from '../steps.schema.ts';
import { partnerAnnouncements } from './resource.ts';
import { endAnnouncement, sendAnnouncement } from './send.ts';

export const { routes: announcementStepRoutes, take: takeAnnouncementStep } = takeSteps(
  partnerAnnouncements,
  announcementSteps,
  { rules: { send: sendAnnouncement, end: endAnnouncement } },
);
