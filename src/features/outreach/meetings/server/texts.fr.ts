import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  invitationSubject: (meeting, when) => `Invitation\u00a0: ${meeting}, ${when}`,
  updatedSubject: (meeting, when) => `Modifié\u00a0: ${meeting}, ${when}`,
  canceledSubject: (meeting, when) => `Annulé\u00a0: ${meeting}, ${when}`,
  isAt: (meeting, when) => `${meeting}\u00a0: ${when}.`,
  isCanceled: (meeting) => `Le rendez-vous «\u00a0${meeting}\u00a0» est annulé.`,
  noLongerAttendee: 'Vous ne faites plus partie des participants.',
  place: (place) => `Lieu\u00a0: ${place}`,
  agenda: 'Ordre du jour',
  agendaFollows: 'Ordre du jour\u00a0:',
  agendaItem: (title, minutes, owner) =>
    owner ? `${title} (${minutes}\u00a0min, ${owner})` : `${title} (${minutes}\u00a0min)`,
  viewMeeting: 'Voir le rendez-vous',
  meetingsOf: (company) => `Rendez-vous · ${company}`,

  proposes: (who, meeting) => `${who} propose des horaires pour «\u00a0${meeting}\u00a0»`,
  proposesSubject: (meeting) => `Choisir un horaire\u00a0: ${meeting}`,
  pickTime: 'Choisir un horaire',
  proposedTimes: 'Horaires proposés',
  picked: (who, when, meeting) => `${who} a choisi un horaire pour «\u00a0${meeting}\u00a0»\u00a0: ${when}`,

  pickTitle: (meeting) => `Choisir un horaire pour «\u00a0${meeting}\u00a0»`,
  duration: 'Durée',
  minutes: (minutes) => `${minutes} minutes`,
  time: 'Horaire',
  pickThisTime: 'Choisir cet horaire',
  isOn: (meeting, when) => `«\u00a0${meeting}\u00a0» a lieu à cette date\u00a0: ${when}.`,
};
