import { defineRecordAutomations } from '#server/automation-records.ts';
import { field } from '#shared/nouns/fields.ts';
import { announcementTones, PartnerAnnouncementCreate } from '../schema.ts';

/** Flows prepare announcements; a person reads and sends them. */
export const automates = defineRecordAutomations(
  {
    name: 'partner_announcements',
    one: 'draft announcement',
    fields: {
      title: field.text({ label: 'Title', required: true, max: 120 }),
      body: field.longText({ label: 'Text', max: 2000 }),
      tone: field.choice({ label: 'Kind', options: announcementTones }),
      audience_id: field.reference('audiences', { label: 'Audience', help: 'All partners, if empty.' }),
      link: field.text({ label: 'Link', max: 500 }),
    },
    create: PartnerAnnouncementCreate,
  },
  { creates: ['title', 'body', 'tone', 'audience_id', 'link'] },
);
