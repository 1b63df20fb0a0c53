import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  follow: 'Seguir el registro',
  receivedSubject: (program) => `${program} recibió tu registro`,
  received: (program, account, due) =>
    `${program} recibió tu registro de ${account}.${due ? ` Recibirás una decisión a más tardar el ${due}.` : ''}`,
  questionSubject: (program) => `${program} tiene una pregunta sobre tu registro`,
  question: (program, account) => `${program} pregunta sobre ${account}:`,
  answer: 'Responder',
  approvedSubject: 'Tu registro está aprobado',
  approved: (program, account, until) =>
    `${program} aprobó tu registro de ${account}.${until ? ` Está protegido hasta el ${until}.` : ''}`,
  yourRegistration: (program) => `Tu registro en ${program}`,
  rejected: (program, account) => `${program} no aprobó tu registro de ${account}.`,
  reasonAtPartner: 'Tu partner puede leer el motivo en su deal desk.',
  confirmSubject: (program) => `Confirma tu registro en ${program}`,
  confirm: (account, program) =>
    `Enviaste un registro de ${account} a ${program}. Confirma tu dirección de correo electrónico y recibirás la respuesta por correo.`,
  confirmLink: 'El enlace es válido durante 7 días. Si no fuiste tú, ignora este correo: no se registra nada.',
  confirmAndRegister: 'Confirmar y registrar',
  refused: (program, account) => `${program} no pudo registrar ${account}.`,
  askPartner: 'Pregunta a tu partner qué puedes hacer.',
  seeRegistration: 'Ver el registro',
};
