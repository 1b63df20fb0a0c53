import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  yourApplicationTo: (name: Part) => `Sua candidatura ao programa de ${name}`,
  applicationOf: (companyName: ReactNode) => rich`Candidatura de ${companyName}`,
  confirmYourEmailAddress: 'Confirme seu endereço de e-mail',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`Isso comprova que o endereço ${email} é seu. A análise de candidaturas não confirmadas leva mais tempo.`,
  confirmEmailAddress: 'Confirmar endereço de e-mail',
  yourCompanyAlreadyPartner: 'Sua empresa já é parceira?',
  companyWithYourEmailDomainTakes:
    'Uma empresa com o domínio do seu e-mail participa deste programa. Os administradores dela podem dar acesso a você, sem que você precise de uma candidatura própria.',
  askToJoinIt: 'Pedir acesso',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`Critérios atendidos: ${met} de ${length}`,
  met: 'Atendido',
  notMet: 'Não atendido',
  withdrawApplication: 'Retirar candidatura',
  youHaveAccess: 'Você tem acesso',
  welcomeToSPartnerProgram: (program: Part) => `Boas-vindas ao programa de parceiros de ${program}`,
  yourApplicationWasNotApproved: 'Sua candidatura não foi aprovada',
  youWithdrewYourApplication: 'Você retirou sua candidatura',
  hasAQuestion: (program: Part) => `${program} tem uma pergunta`,
  yourApplicationInReview: 'Sua candidatura está em análise',
  weSentInvitationToOpenIts: (email: Part) => `Enviamos um convite para ${email}. Abra o link do convite para entrar.`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `Você pode se candidatar de novo a partir de ${reapplyOn}.`,
  applyAgainWheneverYouLike: 'Você pode se candidatar de novo quando quiser.',
  reviewContinuesWhenYouHaveAnswered: 'A análise continua depois da sua resposta.',
  administratorsYourCompanyDecide: 'A decisão é dos administradores da sua empresa.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} decide até ${reviewDueAt}.`,
  question: 'Pergunta',
  yourAnswer: 'Sua resposta',
  sendAnswer: 'Enviar resposta',
};
