import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  checkingWhetherThisAccountFree: 'Es wird geprüft, ob dieser Account frei ist…',
  text: (checksLeft: number) => plural(checksLeft, 'weiteren Account', 'weitere Accounts'),
  youCanCheckToday: (checksLeft: number) =>
    ` Sie können heute noch ${plural(checksLeft, 'weiteren Account', 'weitere Accounts')} prüfen.`,
  freeToRegister: 'Frei zur Registrierung',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` Sie können diesen Account ${plural(holdHours, 'Stunde', 'Stunden')} lang reservieren, während Sie die Registrierung vorbereiten.`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`Kein anderer Partner hat diesen Account registriert.${holdHours}${left}`,
  notEligible: (title: Part) => `Nicht möglich: ${title}`,
  possibleConflictWithExistingEngagement: 'Möglicher Konflikt mit einer bestehenden Zusammenarbeit',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `Ab ${reapplyOn} ist eine erneute Registrierung möglich. `,
  viewRegistration: (number: ReactNode) => rich`Registrierung ${number} ansehen`,
  itApprovedImmediatelyUnlessAccountProtected:
    'Die Registrierung wird sofort genehmigt, sofern der Account nicht für einen anderen Partner geschützt ist.',
  youCanStillRegisterIt: 'Sie können den Account trotzdem registrieren.',
  bothWereMergedIntoOneDeal: 'Beide wurden zu einem Deal zusammengeführt.',
  similar: (score: Part) => ` ${score} ähnlich.`,
  mergeIntoOneDeal: 'Zu einem Deal zusammenführen',
  otherRecordBelongsToPartnerYou:
    'Der andere Datensatz gehört zu einem Partner, den Sie nicht betreuen. Ein Teammitglied mit Zugriff auf alle Partner kann die beiden vergleichen.',
  registration: (number: Part) => `Registrierung ${number}`,
  account: 'Account',
  website: 'Website',
  country: 'Land',
  partner: 'Partner',
  products: 'Produkte',
  allProducts: 'Alle Produkte',
  status: 'Status',
  submitted: 'Eingereicht',
  protectedUntil: 'Geschützt bis',
  lastActivity: 'Letzte Aktivität',
  amount: 'Betrag',
  thisRegistration: 'Diese Registrierung',
  rulesOfEngagement: 'Regeln der Zusammenarbeit',
  noSimilarRecords: 'Keine ähnlichen Datensätze',
  noAccountsOrOtherRegistrationsLook: 'Keine Accounts oder anderen Registrierungen ähneln dieser.',
  existingAccounts: 'Bestehende Accounts',
  customer: 'Kunde',
  otherRegistrations: 'Andere Registrierungen',
};
