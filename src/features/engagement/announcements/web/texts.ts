import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('engagement/announcements/web', {
  dismiss: 'Dismiss',
  more: 'More',
  text: 'Text',
  oneSentenceShownAtTopEvery: 'One sentence shown at the top of every screen.',
  link: 'Link',
  type: 'Type',
  audience: 'Audience',
  from: 'From',
  defaultsToNow: 'Defaults to now.',
  until: 'Until',
  defaultsToNoEndDate: 'Defaults to no end date.',
  announcementDeleted: 'Announcement deleted',
  delete: 'Delete',
  scheduled: 'Scheduled',
  ended: 'Ended',
  active: 'Active',
  newAnnouncement: 'New announcement',
  announcements: 'Announcements',
  showShortMessageAtTopEvery: 'Show a short message at the top of every screen, such as news or maintenance.',
  announcement: 'Announcement',
});
