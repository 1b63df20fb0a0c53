import { defineSteps, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { announcementStatuses, PartnerAnnouncement } from './schema.ts';

const announcement = sayable({
  name: 'partner_announcements',
  one: 'announcement',
  row: PartnerAnnouncement,
  fields: { status: field.choice({ label: 'Status', options: announcementStatuses, notNull: true }) },
} as const satisfies SteppedNoun);

/** A scheduled announcement becomes active by itself on its day. */
export const announcementSteps = defineSteps(announcement, {
  ends: ['ended'],
  steps: {
    send: {
      by: 'company',
      from: ['draft'],
      to: ['active', 'scheduled'],
      label: 'Send announcement',
      done: 'Announcement sent',
      text: 'It cannot be changed after it is sent.',
      summary: 'Send an announcement, or schedule it for its start',
      look: 'primary',
    },
    end: {
      by: 'company',
      from: ['active', 'scheduled'],
      to: 'ended',
      label: 'End announcement',
      done: 'Announcement ended',
      text: 'The banner disappears from the home page of your partners.',
      summary: 'End an announcement: its banner disappears',
      danger: true,
    },
  },
});
