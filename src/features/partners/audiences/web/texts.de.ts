import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

const nounNames: Record<string, string> = {
  partner: 'Partner',
  partners: 'Partner',
  contact: 'Kontakt',
  contacts: 'Kontakte',
  deal: 'Deal',
  deals: 'Deals',
};
const nounOf = (noun: Part) => nounNames[String(noun).replace(/^an? /, '')] ?? String(noun);

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  allOfThese: 'Alle diese Bedingungen',
  orAllThese: 'oder alle diese Bedingungen',
  yes: 'Ja: ',
  no: 'Nein: ',
  noValue: ' – kein Wert',
  members: 'Mitglieder',
  addConditionToSeeWhichMatch: (many: Part) => `Fügen Sie eine Bedingung hinzu, um passende ${nounOf(many)} zu sehen.`,
  completeConditionsToSeeMembers: 'Vervollständigen Sie die Bedingungen, um die Mitglieder zu sehen.',
  of: (ofText: ReactNode) => rich`von ${ofText}`,
  before: (before: ReactNode) => rich`Vorher: ${before}`,
  added: (joins: ReactNode) => rich`${joins} hinzugekommen`,
  removed: (leaves: ReactNode) => rich`${leaves} entfallen`,
  showMore: 'Mehr anzeigen',
  nearMisses: (missedTotal: ReactNode) => rich`Knapp verfehlt: ${missedTotal}`,
  checkMembership: 'Mitgliedschaft prüfen',
  checkOne: (one: Part) => `${nounOf(one)} prüfen`,
  choose: (one: Part) => `${nounOf(one)} auswählen…`,
  aMember: 'Mitglied',
  notAMember: 'kein Mitglied',
  is: (name: ReactNode, holds: ReactNode) => rich`${name} ist ${holds}`,
  audiences: (length: Part) => `Zielgruppen (${length})`,
  noPartnerAudiencesYet: 'Noch keine Partnerzielgruppen.',
  text: (others: number) => plural(others, 'Zielgruppe', 'Zielgruppen'),
  thisPartnerInNone: (others: number) =>
    `Dieser Partner ist in keiner von ${plural(others, 'Zielgruppe', 'Zielgruppen')}.`,
  notIn: (others: number) => `Nicht in ${plural(others, 'anderen Zielgruppe', 'anderen Zielgruppen')}.`,
  nothingSharedWithThisPartnerYet: 'Mit diesem Partner ist noch nichts geteilt',
  incentiveStructuresDealsAndFieldsThis:
    'Vergütungsstrukturen, Deals und Felder, die dieser Partner sehen kann, erscheinen hier, jeweils mit dem Grund.',
  since: (since: ReactNode) => rich`seit ${since}`,
  showingNewest: (length: ReactNode, total: ReactNode) => rich`Die neuesten ${length} von ${total} werden angezeigt.`,
  editAudience: 'Zielgruppe bearbeiten',
  newAudience: 'Neue Zielgruppe',
  details: 'Details',
  conditions: 'Bedingungen',
  thatMeetAllConditionsAtLeast: (heading: Part) => `${heading}, die alle Bedingungen mindestens einer Gruppe erfüllen`,
  audienceType: 'Art der Zielgruppe',
  noMembersYetAddCondition: 'Noch keine Mitglieder. Fügen Sie eine Bedingung hinzu.',
  archive: 'Archivieren',
  archiveAudiencesInUseNotArchived: (length: number) =>
    `${plural(length, 'Zielgruppe', 'Zielgruppen')} archivieren? Verwendete Zielgruppen werden nicht archiviert.`,
  groupPartnersContactsOrDealsBy:
    'Gruppieren Sie Partner, Kontakte oder Deals nach Bedingungen und verwenden Sie die Gruppe in Listenfiltern und Vergütungsstrukturen.',
  archived: 'Archiviert',
  list: (many: Part) => `${nounOf(many)} auflisten`,
  edit: 'Bearbeiten',
  restore: 'Wiederherstellen',
  activity: 'Aktivität',
  facts: 'Fakten',
  type: 'Art',
  created: 'Erstellt',
  changed: 'Geändert',
  usedBy: 'Verwendet von',
  notUsedYetUseItIn: 'Noch nicht verwendet. Verwenden Sie sie in Listenfiltern oder Vergütungsstrukturen.',
};
