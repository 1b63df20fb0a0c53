import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newAccount: 'Nova conta',
  otherAccountArchivedLaterImportsAnd:
    'A outra conta é arquivada. Importações e registros posteriores com o nome ou o domínio dela são associados a esta conta.',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `Passa de ${name} para ${name2}: ${merged}.`,
  hasNoRecordsToMove: (name: Part) => `${name} não tem registros a mover.`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} As tags são combinadas. Os registros de negócio das duas contas são verificados de novo; nenhuma proteção termina. Não é possível desfazer.`,
  text: (opportunities: number) => plural(opportunities, 'negócio', 'negócios'),
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `Contas mescladas. Movidos: ${plural(opportunities, 'negócio', 'negócios')} e ${plural(contacts, 'contato', 'contatos')}.`,
  details: 'Detalhes',
  added: 'Adição',
  relationship: 'Relação',
  customer: 'Cliente',
  prospect: 'Cliente potencial',
  newOpportunity: 'Nova oportunidade',
  accountsEndCustomersYouAndYour: 'Contas são os clientes finais para quem você e seus parceiros vendem.',
  newDeal: 'Novo negócio',
  mergeAnotherAccount: 'Mesclar outra conta…',
  itsDealsContactsAndDocumentsWere: 'Os negócios, contatos e documentos dela foram movidos para lá.',
  overview: 'Visão geral',
  contacts: 'Contatos',
  contactsAtThisAccountAppearHere: 'Os contatos nesta conta aparecem aqui.',
  subsidiaries: 'Subsidiárias',
  accountsWithThisAccountAsTheir: 'As contas que têm esta como conta principal aparecem aqui.',
  account: 'Conta',
  size: 'Porte',
  country: 'País',
};
