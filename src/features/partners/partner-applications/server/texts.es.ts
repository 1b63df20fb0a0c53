import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applied: (company, due) =>
    `${company} presentó su candidatura para ser partner.${due ? ` La decisión debe tomarse a más tardar el ${due}.` : ''}`,
  appliedSubject: (company, due) => `${company} quiere ser partner${due ? `: decisión a más tardar el ${due}` : ''}`,
  answered: (company) => `${company} respondió a tu pregunta sobre su candidatura.`,
  answeredSubject: (company, due) =>
    `${company} respondió a tu pregunta${due ? `: decisión a más tardar el ${due}` : ''}`,
  overdue: (company) => `La decisión sobre la candidatura de ${company} está atrasada.`,
  asksToJoin: (name) => `${name} solicita unirse a tu empresa en el portal de partners.`,
  asksToJoinSubject: 'Una persona solicita unirse a tu empresa',
  company: 'Empresa',
  contact: 'Contacto',
  question: 'Pregunta',
  answer: 'Respuesta',
  person: 'Persona',
  email: 'Correo electrónico',
  decisionDue: 'Decisión a más tardar',
  reviewApplication: 'Revisar candidatura',
  reviewRequest: 'Revisar solicitud',

  yourApplication: (program) => `Tu candidatura al programa de partners de ${program}`,
  received: (program, company) => `${program} recibió la candidatura de ${company}.`,
  confirmAndFollowByLink: 'Abre el enlace para confirmar tu correo electrónico y seguir la candidatura.',
  decisionBy: (due) => (due ? `Recibirás una decisión a más tardar el ${due}.` : ''),
  confirmAndFollow: 'Confirmar y seguir',
  sentAgain: (program, why) => `Alguien envió el formulario de alta de ${program} con tu correo electrónico. ${why}`,
  ignoreIfNotYou: 'Si no lo hiciste tú, puedes ignorar este correo.',
  seeApplication: 'Ver la candidatura',
  hasQuestion: (program) => `${program} tiene una pregunta sobre tu candidatura`,
  asks: (program) => `${program} pregunta:`,
  answerButton: 'Responder',
  wasApproved: (program) => `Tu candidatura al programa de partners de ${program} fue aprobada`,
  approved: (program) => `${program} aprobó tu candidatura.`,
  notApproved: (program) => `${program} no aprobó tu candidatura.`,
  applyAgainFrom: (day) => `Puedes volver a presentarte a partir del ${day}.`,
};
