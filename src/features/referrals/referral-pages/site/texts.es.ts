import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  signInToRegisterDeal: 'Iniciar sesión para registrar un negocio',
  chooseYourPartnerToSeeForm: 'Elige tu partner para ver el formulario.',
  usingYourPartnersLink: 'Usa el enlace de tu partner',
  notOpenYet: 'Aún no está abierto',
  registrationsAreClosed: 'El registro está cerrado',
  openThisFormWithLinkThat: 'Abre este formulario con el enlace que recibiste de tu partner.',
  yourPartner: 'Tu partner',
  choose: 'Elegir…',
  checkYourEmailAndConfirmYour:
    'Revisa tu correo y confirma tu dirección. Después recibirás la respuesta por correo electrónico.',
  youCanRegisterDealsFrom: (opensOn: Part) => `Puedes registrar negocios a partir del ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `El registro se cerró el ${closesOn}.`,
  thisPageTakesNoRegistrationsAt: 'Esta página no acepta registros en este momento.',
  yourRegistrationAt: (name: Part) => `Tu registro en ${name}`,
  registration: (number: Part, accountName: Part) => `Registro ${number}: ${accountName}`,
  confirmAndRegister: 'Confirmar y registrar',
  question: 'Pregunta',
  yourAnswer: 'Tu respuesta',
  sendAnswer: 'Enviar respuesta',
  ofApproved: (given: ReactNode, needed: ReactNode) => rich`Aprobaciones concedidas: ${given} de ${needed}.`,
  registeredOn: (submittedAt: ReactNode) => rich`Registrado el ${submittedAt}.`,
  confirmYourRegistration: 'Confirma tu registro',
  yourEmailAddressConfirmed: 'Tu correo electrónico está confirmado',
  thisDealWasNotRegistered: 'Este negocio no se registró',
  hasAQuestion: (program: Part) => `${program} tiene una pregunta`,
  yourRegistrationApproved: 'Tu registro está aprobado',
  yourRegistrationWasNotApproved: 'Tu registro no fue aprobado',
  dealWasWon: 'El negocio se ganó',
  protectionHasEnded: 'La protección ha terminado',
  yourRegistrationInReview: 'Tu registro está en revisión',
  checksRegistrationOnceYouConfirmIt: (program: Part) => `${program} revisará el registro en cuanto lo confirmes.`,
  checksRegistrationYouGetAnswerBy: (program: Part) =>
    `${program} revisa el registro. Recibirás la respuesta por correo electrónico.`,
  askYourPartnerWhatYouCan: (outcome: Part) => `${outcome} Pregunta a tu partner qué puedes hacer.`,
  reviewContinuesWhenYouHaveAnswered: 'La revisión continuará cuando hayas respondido.',
  accountProtectedUntil: (protectedUntil: Part) => `La cuenta está protegida hasta el ${protectedUntil}.`,
  yourPartnerCanReadReasonAt: 'Tu partner puede leer el motivo en su deal desk.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} decidirá a más tardar el ${reviewDueAt}.`,
};
