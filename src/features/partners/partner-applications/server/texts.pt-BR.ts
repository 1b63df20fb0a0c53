import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applied: (company, due) =>
    `${company} enviou uma candidatura para ser parceiro.${due ? ` A decisão deve ser tomada até ${due}.` : ''}`,
  appliedSubject: (company, due) => `${company} quer ser parceiro${due ? `: decisão até ${due}` : ''}`,
  answered: (company) => `${company} respondeu à sua pergunta sobre a candidatura.`,
  answeredSubject: (company, due) => `${company} respondeu à sua pergunta${due ? `: decisão até ${due}` : ''}`,
  overdue: (company) => `A decisão sobre a candidatura de ${company} está em atraso.`,
  asksToJoin: (name) => `${name} pede para entrar na sua empresa no portal do parceiro.`,
  asksToJoinSubject: 'Uma pessoa pede para entrar na sua empresa',
  company: 'Empresa',
  contact: 'Contato',
  question: 'Pergunta',
  answer: 'Resposta',
  person: 'Pessoa',
  email: 'E-mail',
  decisionDue: 'Decisão até',
  reviewApplication: 'Analisar candidatura',
  reviewRequest: 'Analisar pedido',

  yourApplication: (program) => `Sua candidatura ao programa de parceiros de ${program}`,
  received: (program, company) => `${program} recebeu a candidatura de ${company}.`,
  confirmAndFollowByLink: 'Abra o link para confirmar seu endereço de e-mail e acompanhar a candidatura.',
  decisionBy: (due) => (due ? `Você receberá uma decisão até ${due}.` : ''),
  confirmAndFollow: 'Confirmar e acompanhar',
  sentAgain: (program, why) =>
    `Alguém enviou o formulário de inscrição de ${program} com o seu endereço de e-mail. ${why}`,
  ignoreIfNotYou: 'Se não foi você, pode ignorar este e-mail.',
  seeApplication: 'Ver a candidatura',
  hasQuestion: (program) => `${program} tem uma pergunta sobre a sua candidatura`,
  asks: (program) => `${program} pergunta:`,
  answerButton: 'Responder',
  wasApproved: (program) => `Sua candidatura ao programa de parceiros de ${program} foi aprovada`,
  approved: (program) => `${program} aprovou sua candidatura.`,
  notApproved: (program) => `${program} não aprovou sua candidatura.`,
  applyAgainFrom: (day) => `Você pode se candidatar de novo a partir de ${day}.`,
};
