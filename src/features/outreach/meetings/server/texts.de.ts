import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  invitationSubject: (meeting, when) => `Einladung: ${meeting}, ${when}`,
  updatedSubject: (meeting, when) => `Geändert: ${meeting}, ${when}`,
  canceledSubject: (meeting, when) => `Abgesagt: ${meeting}, ${when}`,
  isAt: (meeting, when) => `${meeting}: ${when}.`,
  isCanceled: (meeting) => `Der Termin „${meeting}“ ist abgesagt.`,
  noLongerAttendee: 'Sie gehören nicht mehr zu den Teilnehmenden.',
  place: (place) => `Ort: ${place}`,
  agenda: 'Agenda',
  agendaFollows: 'Agenda:',
  agendaItem: (title, minutes, owner) =>
    owner ? `${title} (${minutes} Min., ${owner})` : `${title} (${minutes} Min.)`,
  viewMeeting: 'Termin ansehen',
  meetingsOf: (company) => `Termine · ${company}`,

  proposes: (who, meeting) => `${who} schlägt Zeiten für „${meeting}“ vor`,
  proposesSubject: (meeting) => `Zeit wählen: ${meeting}`,
  pickTime: 'Zeit wählen',
  proposedTimes: 'Vorgeschlagene Zeiten',
  picked: (who, when, meeting) => `${who} hat für „${meeting}“ eine Zeit gewählt: ${when}`,

  pickTitle: (meeting) => `Eine Zeit für „${meeting}“ wählen`,
  duration: 'Dauer',
  minutes: (minutes) => `${minutes} Minuten`,
  time: 'Zeit',
  pickThisTime: 'Diese Zeit wählen',
  isOn: (meeting, when) => `„${meeting}“ findet statt: ${when}.`,
};
