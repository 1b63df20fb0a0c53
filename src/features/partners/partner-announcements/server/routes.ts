import { Reach } from '#features/partners/audiences/schema.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Id, Type } from '#shared/schema.ts';
import { partnerAnnouncements } from './resource.ts';
import { dismissAnnouncement } from './send.ts';
import { announcementStepRoutes } from './steps.ts';

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
  ...announcementStepRoutes,
  // It changes what one reader sees, and not the announcement.
  action({
    method: 'POST',
    url: '/partner_announcements/:id/dismiss',
    summary: 'Hide the banner of an announcement for me',
    can: 'partner_announcements:view',
    modes: ['partner'],
    personal: true,
    params: IdParams,
    response: partnerAnnouncements.row,
    versioned: partnerAnnouncements,
    run: async (call, { params }) => {
      await dismissAnnouncement(call, params.id);
      return shown(call, partnerAnnouncements, params.id);
    },
  }),
];
