import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  follow: 'Acompanhar o registro',
  receivedSubject: (program) => `${program} recebeu o seu registro`,
  received: (program, account, due) =>
    `${program} recebeu o seu registro de ${account}.${due ? ` Você recebe uma decisão até ${due}.` : ''}`,
  questionSubject: (program) => `${program} tem uma pergunta sobre o seu registro`,
  question: (program, account) => `${program} pergunta sobre ${account}:`,
  answer: 'Responder',
  approvedSubject: 'O seu registro foi aprovado',
  approved: (program, account, until) =>
    `${program} aprovou o seu registro de ${account}.${until ? ` Ele está protegido até ${until}.` : ''}`,
  yourRegistration: (program) => `O seu registro em ${program}`,
  rejected: (program, account) => `${program} não aprovou o seu registro de ${account}.`,
  reasonAtPartner: 'O seu parceiro pode ler o motivo no deal desk dele.',
  confirmSubject: (program) => `Confirme o seu registro em ${program}`,
  confirm: (account, program) =>
    `Você enviou um registro de ${account} para ${program}. Confirme o seu endereço de e-mail para receber a resposta por e-mail.`,
  confirmLink: 'O link vale por 7 dias. Se não foi você, ignore este e-mail: nada será registrado.',
  confirmAndRegister: 'Confirmar e registrar',
  refused: (program, account) => `${program} não pôde registrar ${account}.`,
  askPartner: 'Pergunte ao seu parceiro o que você pode fazer.',
  seeRegistration: 'Ver o registro',
};
