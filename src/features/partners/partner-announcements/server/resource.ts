import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import {
  AnnouncementForPartner,
  announcementTexts,
  PartnerAnnouncement,
  PartnerAnnouncementCreate,
  PartnerAnnouncementUpdate,
} from '../schema.ts';
import { checkAnnouncement, requireOver } from './rules.ts';

constraintMessage('partner_announcements_audience_id_fkey', { audience_id: ['is not an audience'] });

export const partnerAnnouncements = defineResource({
  name: 'partner_announcements',
  noun: 'announcement',
  fields: announcementTexts,
  row: PartnerAnnouncement,
  create: PartnerAnnouncementCreate,
  update: PartnerAnnouncementUpdate,
  remove: 'archive',
  view: 'partner_announcement_rows',
  contentWhile: "t.status <> 'ended'",
  list: {
    sort: ['title', 'status', 'starts_at', 'ends_at', 'sent_at', 'created_at'],
    filter: ['status', 'tone', 'audience_id', 'is_dismissed', 'shows_banner', 'starts_at', 'ends_at', 'created_at'],
    search: ['title', 'body'],
    by: '-created_at',
  },
  partner: { row: AnnouncementForPartner, verbs: ['list', 'get'] },
  beforeCreate: (call, input) => checkAnnouncement(call, input),
  beforeUpdate: (call, current, patch) => checkAnnouncement(call, patch, current),
  beforeRemove: requireOver,
});
