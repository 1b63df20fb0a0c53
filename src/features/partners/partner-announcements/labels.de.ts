import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-announcements'> = {
  'Announcement ended': 'Ankündigung beendet',
  'Announcement sent': 'Ankündigung gesendet',
  'Announcements to partners': 'Ankündigungen an Partner',
  'Edit announcement': 'Ankündigung bearbeiten',
  'End an announcement: its banner disappears': 'Eine Ankündigung beenden: Ihr Banner verschwindet',
  'End announcement': 'Ankündigung beenden',
  'Good news': 'Gute Nachricht',
  'It cannot be changed after it is sent.': 'Sie kann nach dem Senden nicht geändert werden.',
  'New announcement': 'Neue Ankündigung',
  'Send an announcement, or schedule it for its start': 'Eine Ankündigung senden oder für ihren Beginn planen',
  'Send announcement': 'Ankündigung senden',
  'The banner disappears from the home page of your partners.':
    'Das Banner verschwindet von der Startseite Ihrer Partner.',
  'announcement to partners': 'Ankündigung an Partner',
  'announcements to partners': 'Ankündigungen an Partner',
  'dismissed announcement': 'ausgeblendete Ankündigung',
  'dismissed announcements': 'ausgeblendete Ankündigungen',
  'recipient of an announcement': 'Empfänger einer Ankündigung',
  'recipients of announcements': 'Empfänger von Ankündigungen',
  'Label of the link': 'Linktext',
  'the audience': 'die Zielgruppe',
  'the end': 'das Ende',
  'the start': 'den Beginn',
  'the text': 'den Text',
};
