import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  yourApplicationTo: (name: Part) => `Tu candidatura a ${name}`,
  applicationOf: (companyName: ReactNode) => rich`Candidatura de ${companyName}`,
  confirmYourEmailAddress: 'Confirma tu correo electrónico',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`Así demuestras que ${email} es tuyo. La revisión de las candidaturas sin confirmar tarda más.`,
  confirmEmailAddress: 'Confirmar correo electrónico',
  yourCompanyAlreadyPartner: '¿Tu empresa ya es partner?',
  companyWithYourEmailDomainTakes:
    'Una empresa con el dominio de tu correo participa en este programa. Sus administradores pueden darte acceso, así que no necesitas una candidatura propia.',
  askToJoinIt: 'Solicitar acceso',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`Criterios cumplidos: ${met} de ${length}`,
  met: 'Cumplido',
  notMet: 'No cumplido',
  withdrawApplication: 'Retirar candidatura',
  youHaveAccess: 'Tienes acceso',
  welcomeToSPartnerProgram: (program: Part) => `Te damos la bienvenida al programa de partners de ${program}`,
  yourApplicationWasNotApproved: 'Tu candidatura no fue aprobada',
  youWithdrewYourApplication: 'Retiraste tu candidatura',
  hasAQuestion: (program: Part) => `${program} tiene una pregunta`,
  yourApplicationInReview: 'Tu candidatura está en revisión',
  weSentInvitationToOpenIts: (email: Part) =>
    `Enviamos una invitación a ${email}. Abre el enlace que contiene para iniciar sesión.`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `Puedes volver a presentarte a partir del ${reapplyOn}.`,
  applyAgainWheneverYouLike: 'Puedes volver a presentarte cuando quieras.',
  reviewContinuesWhenYouHaveAnswered: 'La revisión continuará cuando hayas respondido.',
  administratorsYourCompanyDecide: 'Los administradores de tu empresa deciden.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} decidirá a más tardar el ${reviewDueAt}.`,
  question: 'Pregunta',
  yourAnswer: 'Tu respuesta',
  sendAnswer: 'Enviar respuesta',
};
