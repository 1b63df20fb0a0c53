import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  invitationSubject: (meeting, when) => `Invitación: ${meeting}, ${when}`,
  updatedSubject: (meeting, when) => `Actualizada: ${meeting}, ${when}`,
  canceledSubject: (meeting, when) => `Cancelada: ${meeting}, ${when}`,
  isAt: (meeting, when) => `${meeting}: ${when}.`,
  isCanceled: (meeting) => `Se canceló la reunión «${meeting}».`,
  noLongerAttendee: 'Ya no estás entre los asistentes.',
  place: (place) => `Lugar: ${place}`,
  agenda: 'Agenda',
  agendaFollows: 'Agenda:',
  agendaItem: (title, minutes, owner) => (owner ? `${title} (${minutes} min, ${owner})` : `${title} (${minutes} min)`),
  viewMeeting: 'Ver reunión',
  meetingsOf: (company) => `Reuniones · ${company}`,

  proposes: (who, meeting) => `${who} propone horarios para «${meeting}»`,
  proposesSubject: (meeting) => `Elegir un horario: ${meeting}`,
  pickTime: 'Elegir un horario',
  proposedTimes: 'Horarios propuestos',
  picked: (who, when, meeting) => `${who} eligió un horario para «${meeting}»: ${when}`,

  pickTitle: (meeting) => `Elegir un horario para «${meeting}»`,
  duration: 'Duración',
  minutes: (minutes) => `${minutes} minutos`,
  time: 'Horario',
  pickThisTime: 'Elegir este horario',
  isOn: (meeting, when) => `«${meeting}» tiene lugar en esta fecha: ${when}.`,
};
