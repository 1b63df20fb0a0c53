import { Reach } from '#features/partners/audiences/schema.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import { action } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Id, Type } from '#shared/schema.ts';
import { partnerAnnouncements } from './resource.ts';
import { dismissAnnouncement, endAnnouncement, sendAnnouncement } from './send.ts';

export const announcementRoutes = [
  action({
    method: 'GET',
    url: '/partner_announcements/reach',
    summary: 'Count the people who would get an announcement, and list who is left out',
    can: 'partner_announcements:manage',
    modes: ['company'],
    query: Type.Object({ audience_id: Type.Optional(Id) }),
    response: Reach,
    run: async (call, { query }) => {
      const { partner_ids: _, ...reach } = await call.asCompany((company) =>
        findReach(company, { audience_id: query.audience_id ?? null }),
      );
      return reach;
    },
  }),
  step(partnerAnnouncements, 'send', 'Send an announcement, or schedule it for its start', sendAnnouncement),
  step(partnerAnnouncements, 'end', 'End an announcement: its banner disappears', endAnnouncement),
  step(partnerAnnouncements, 'dismiss', 'Hide the banner of an announcement for me', dismissAnnouncement, {
    can: 'partner_announcements:view',
    modes: ['partner'],
    personal: true,
  }),
];
