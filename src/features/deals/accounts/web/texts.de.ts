import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newAccount: 'Neuer Account',
  otherAccountArchivedLaterImportsAnd:
    'Der andere Account wird archiviert. Spätere Importe und Registrierungen mit seinem Namen oder seiner Domain werden diesem Account zugeordnet.',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `Geht von ${name} auf ${name2} über: ${merged}.`,
  hasNoRecordsToMove: (name: Part) => `${name} hat keine Datensätze, die übergehen.`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} Tags werden zusammengeführt. Registrierungen beider Accounts werden erneut geprüft; kein Schutz endet. Das kann nicht rückgängig gemacht werden.`,
  text: (opportunities: number) => plural(opportunities, 'Deal', 'Deals'),
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `Accounts zusammengeführt. ${plural(opportunities, 'Deal', 'Deals')} und ${plural(contacts, 'Kontakt', 'Kontakte')} übernommen.`,
  details: 'Details',
  added: 'Hinzugefügt',
  relationship: 'Beziehung',
  customer: 'Kunde',
  prospect: 'Interessent',
  newOpportunity: 'Neue Opportunity',
  accountsEndCustomersYouAndYour: 'Accounts sind die Endkunden, an die Sie und Ihre Partner verkaufen.',
  newDeal: 'Neuer Deal',
  mergeAnotherAccount: 'Anderen Account zusammenführen…',
  itsDealsContactsAndDocumentsWere: 'Seine Deals, Kontakte und Dokumente wurden dorthin übernommen.',
  overview: 'Übersicht',
  contacts: 'Kontakte',
  contactsAtThisAccountAppearHere: 'Kontakte bei diesem Account erscheinen hier.',
  subsidiaries: 'Tochtergesellschaften',
  accountsWithThisAccountAsTheir: 'Accounts, denen dieser Account übergeordnet ist, erscheinen hier.',
  account: 'Account',
  size: 'Größe',
  country: 'Land',
};
