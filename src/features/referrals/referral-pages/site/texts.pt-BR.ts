import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  signInToRegisterDeal: 'Entrar para registrar um negócio',
  chooseYourPartnerToSeeForm: 'Escolha seu parceiro para ver o formulário.',
  usingYourPartnersLink: 'Use o link do seu parceiro',
  notOpenYet: 'Os registros ainda não estão abertos',
  registrationsAreClosed: 'Os registros estão encerrados',
  openThisFormWithLinkThat: 'Abra este formulário com o link que você recebeu do seu parceiro.',
  yourPartner: 'Seu parceiro',
  choose: 'Escolher…',
  checkYourEmailAndConfirmYour:
    'Verifique seu e-mail e confirme seu endereço. Depois disso, você recebe a resposta por e-mail.',
  youCanRegisterDealsFrom: (opensOn: Part) => `Você pode registrar negócios a partir de ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `Os registros foram encerrados em ${closesOn}.`,
  thisPageTakesNoRegistrationsAt: 'Esta página não recebe registros no momento.',
  yourRegistrationAt: (name: Part) => `Seu registro em ${name}`,
  registration: (number: Part, accountName: Part) => `Registro ${number}: ${accountName}`,
  confirmAndRegister: 'Confirmar e registrar',
  question: 'Pergunta',
  yourAnswer: 'Sua resposta',
  sendAnswer: 'Enviar resposta',
  ofApproved: (given: ReactNode, needed: ReactNode) => rich`Aprovações: ${given} de ${needed}.`,
  registeredOn: (submittedAt: ReactNode) => rich`Registrado em ${submittedAt}.`,
  confirmYourRegistration: 'Confirme seu registro',
  yourEmailAddressConfirmed: 'Seu endereço de e-mail está confirmado',
  thisDealWasNotRegistered: 'Este negócio não foi registrado',
  hasAQuestion: (program: Part) => `${program} tem uma pergunta`,
  yourRegistrationApproved: 'Seu registro foi aprovado',
  yourRegistrationWasNotApproved: 'Seu registro não foi aprovado',
  dealWasWon: 'O negócio foi ganho',
  protectionHasEnded: 'A proteção terminou',
  yourRegistrationInReview: 'Seu registro está em análise',
  checksRegistrationOnceYouConfirmIt: (program: Part) => `${program} analisa o registro depois que você o confirmar.`,
  checksRegistrationYouGetAnswerBy: (program: Part) =>
    `${program} está analisando o registro. Você recebe a resposta por e-mail.`,
  askYourPartnerWhatYouCan: (outcome: Part) => `${outcome} Pergunte ao seu parceiro o que você pode fazer.`,
  reviewContinuesWhenYouHaveAnswered: 'A análise continua depois da sua resposta.',
  accountProtectedUntil: (protectedUntil: Part) => `A conta está protegida até ${protectedUntil}.`,
  yourPartnerCanReadReasonAt: 'Seu parceiro pode ver o motivo no deal desk dele.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} decide até ${reviewDueAt}.`,
};
