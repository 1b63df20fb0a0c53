import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newContact: 'Novo contato',
  addPeopleYouWorkWithHere: 'Adicione aqui as pessoas com quem você trabalha.',
  lastSignIns: 'Últimos acessos',
  people: 'Pessoas',
  viewAll: 'Ver tudo',
  noOneCanSignInYet: 'Ninguém pode entrar ainda.',
  neverSignedIn: 'nunca entrou',
  primary: 'Principal',
  person: 'Pessoa',
  worksAt: 'Trabalha em',
  choosePartnerOrAccountNotBoth: 'Escolha um parceiro ou uma conta, não ambos.',
  contacts: 'Contatos',
  changeType: 'Alterar tipo',
  archive: (length: Part) => `Arquivar ${length}?`,
  contactsPeopleYouWorkWithAt: 'Contatos são as pessoas com quem você trabalha em parceiros e clientes.',
  teamMembersWhoWorkWithThis: 'Membros da equipe que trabalham com este programa e se podem entrar.',
  overview: 'Visão geral',
  activity: 'Atividade',
  created: 'Criado em',
};
