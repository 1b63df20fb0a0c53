import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  neededSubject: (subject) => `Faltam dados: ${subject || 'seu negócio'}`,
  readySubject: (subject) => `Pronto para registrar: ${subject || 'seu negócio'}`,
  created: (subject) => `Criamos um rascunho de registro a partir de ${subject ? `“${subject}”` : 'seu e-mail'}.`,
  notFound: (subject) => `Não encontramos a conta em ${subject ? `“${subject}”` : 'seu e-mail'}.`,
  replyWith: 'Responda a este e-mail com os dados que faltam, um por linha:',
  complete: 'Ele está completo, mas ainda não foi registrado. Confira e registre.',
  openDraft: 'Abrir rascunho',
  footer: 'Você recebe este e-mail porque encaminhou um negócio. Nada é registrado até você confirmar.',
  account: 'Conta',
  website: 'Site',
  country: 'País',
  amount: 'Valor',
  contact: 'Contato',
  expectedClose: 'Fechamento previsto',
  whichSubject: 'Para qual parceiro é o seu negócio?',
  which: 'Você trabalha para vários parceiros. Encaminhe o e-mail de novo com uma destas linhas no início:',
  unreadSubject: 'Não foi possível ler o seu e-mail',
  unread: (subject) =>
    `Não foi possível ler ${subject ? `“${subject}”` : 'o seu e-mail'}, e nenhum registro foi criado a partir dele.`,
  registerDeal: 'Registrar negócio',
};
