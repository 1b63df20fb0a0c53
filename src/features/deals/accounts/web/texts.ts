import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('deals/accounts/web', {
  newAccount: 'New account',
  otherAccountArchivedLaterImportsAnd:
    'The other account is archived. Later imports and registrations with its name or domain are matched to this account.',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `Moves from ${name} to ${name2}: ${merged}.`,
  hasNoRecordsToMove: (name: Part) => `${name} has no records to move.`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} Tags are combined. Registrations of both accounts are screened again; no protection ends. This cannot be undone.`,
  text: (opportunities: number) => plural(opportunities, 'deal', 'deals'),
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `Accounts merged. ${plural(opportunities, 'deal', 'deals')} and ${plural(contacts, 'contact', 'contacts')} moved.`,
  details: 'Details',
  added: 'Added',
  relationship: 'Relationship',
  customer: 'Customer',
  prospect: 'Prospect',
  newOpportunity: 'New opportunity',
  accountsEndCustomersYouAndYour: 'Accounts are the end customers you and your partners sell to.',
  newDeal: 'New deal',
  mergeAnotherAccount: 'Merge another account…',
  itsDealsContactsAndDocumentsWere: 'Its deals, contacts, and documents were moved there.',
  overview: 'Overview',
  contacts: 'Contacts',
  contactsAtThisAccountAppearHere: 'Contacts at this account appear here.',
  subsidiaries: 'Subsidiaries',
  accountsWithThisAccountAsTheir: 'Accounts with this account as their parent appear here.',
  account: 'Account',
  size: 'Size',
  country: 'Country',
});
