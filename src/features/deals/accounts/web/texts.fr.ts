import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newAccount: 'Nouveau compte',
  otherAccountArchivedLaterImportsAnd:
    'L’autre compte est archivé. Les imports et enregistrements ultérieurs portant son nom ou son domaine sont rattachés à ce compte.',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `Passe de ${name} à ${name2}\u00a0: ${merged}.`,
  hasNoRecordsToMove: (name: Part) => `${name} n’a aucune fiche à déplacer.`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} Les étiquettes sont réunies. Les enregistrements d’affaires des deux comptes sont contrôlés à nouveau\u202f; aucune protection ne prend fin. Cette action est irréversible.`,
  text: (opportunities: number) => plural(opportunities, 'affaire', 'affaires'),
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `Comptes fusionnés. Déplacement de ${plural(opportunities, 'affaire', 'affaires')} et de ${plural(contacts, 'contact', 'contacts')}.`,
  details: 'Détails',
  added: 'Ajouté le',
  relationship: 'Relation',
  customer: 'Client',
  prospect: 'Prospect',
  newOpportunity: 'Nouvelle opportunité',
  accountsEndCustomersYouAndYour: 'Les comptes sont les clients finaux auxquels vous et vos partenaires vendez.',
  newDeal: 'Nouvelle affaire',
  mergeAnotherAccount: 'Fusionner avec un autre compte…',
  itsDealsContactsAndDocumentsWere: 'Ses affaires, contacts et documents y ont été déplacés.',
  overview: 'Vue d’ensemble',
  contacts: 'Contacts',
  contactsAtThisAccountAppearHere: 'Les contacts de ce compte apparaissent ici.',
  subsidiaries: 'Filiales',
  accountsWithThisAccountAsTheir: 'Les comptes qui ont ce compte pour société mère apparaissent ici.',
  account: 'Compte',
  size: 'Taille',
  country: 'Pays',
};
