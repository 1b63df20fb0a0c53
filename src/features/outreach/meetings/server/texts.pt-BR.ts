import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  invitationSubject: (meeting, when) => `Convite: ${meeting}, ${when}`,
  updatedSubject: (meeting, when) => `Atualizada: ${meeting}, ${when}`,
  canceledSubject: (meeting, when) => `Cancelada: ${meeting}, ${when}`,
  isAt: (meeting, when) => `${meeting}: ${when}.`,
  isCanceled: (meeting) => `A reunião “${meeting}” foi cancelada.`,
  noLongerAttendee: 'Você não está mais entre os participantes.',
  place: (place) => `Local: ${place}`,
  agenda: 'Pauta',
  agendaFollows: 'Pauta:',
  agendaItem: (title, minutes, owner) => (owner ? `${title} (${minutes} min, ${owner})` : `${title} (${minutes} min)`),
  viewMeeting: 'Ver reunião',
  meetingsOf: (company) => `Reuniões · ${company}`,

  proposes: (who, meeting) => `${who} propõe horários para “${meeting}”`,
  proposesSubject: (meeting) => `Escolher um horário: ${meeting}`,
  pickTime: 'Escolher um horário',
  proposedTimes: 'Horários propostos',
  picked: (who, when, meeting) => `${who} escolheu um horário para “${meeting}”: ${when}`,

  pickTitle: (meeting) => `Escolher um horário para “${meeting}”`,
  duration: 'Duração',
  minutes: (minutes) => `${minutes} minutos`,
  time: 'Horário',
  pickThisTime: 'Escolher este horário',
  isOn: (meeting, when) => `“${meeting}” acontece nesta data: ${when}.`,
};
