import { defineTexts } from '#shared/text/texts.ts';

/** Invitations, calendar entries, emails and notices about meetings. */
export const texts = defineTexts('outreach/meetings/server', {
  invitationSubject: (meeting: string, when: string) => `Invitation: ${meeting}, ${when}`,
  updatedSubject: (meeting: string, when: string) => `Updated: ${meeting}, ${when}`,
  canceledSubject: (meeting: string, when: string) => `Canceled: ${meeting}, ${when}`,
  isAt: (meeting: string, when: string) => `${meeting}: ${when}.`,
  isCanceled: (meeting: string) => `The meeting “${meeting}” is canceled.`,
  noLongerAttendee: 'You are no longer among the attendees.',
  place: (place: string) => `Place: ${place}`,
  agenda: 'Agenda',
  agendaFollows: 'Agenda:',
  agendaItem: (title: string, minutes: number, owner: string | null) =>
    owner ? `${title} (${minutes} min, ${owner})` : `${title} (${minutes} min)`,
  viewMeeting: 'View meeting',
  /** The name of a calendar. */
  meetingsOf: (company: string) => `Meetings · ${company}`,

  proposes: (who: string, meeting: string) => `${who} proposes times for “${meeting}”`,
  proposesSubject: (meeting: string) => `Pick a time: ${meeting}`,
  pickTime: 'Pick a time',
  proposedTimes: 'Proposed times',
  picked: (who: string, when: string, meeting: string) => `${who} picked ${when} for “${meeting}”`,

  pickTitle: (meeting: string) => `Pick a time for “${meeting}”`,
  duration: 'Duration',
  minutes: (minutes: number) => `${minutes} minutes`,
  time: 'Time',
  pickThisTime: 'Pick this time',
  isOn: (meeting: string, when: string) => `“${meeting}” is on ${when}.`,
});
