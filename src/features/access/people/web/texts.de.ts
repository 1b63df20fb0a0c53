import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  isDeactivated: (fullName: Part) => `${fullName} ist deaktiviert`,
  chooseTeamMember: 'Teammitglied auswählen',
  deactivate: (fullName: Part) => `${fullName} deaktivieren`,
  handOverAndDeactivate: 'Übergeben und deaktivieren',
  deactivateText: 'Deaktivieren',
  theySignedOutImmediatelyAndTheir:
    'Die Person wird sofort abgemeldet, und ihre API-Schlüssel funktionieren nicht mehr. Sie können sie später reaktivieren.',
  handOverTheirRecordsTo: 'Datensätze übergeben an',
  newOwnerAllRecords: 'Neu verantwortlich für alle Datensätze',
  newOwnerOf: (label: Part) => `Neu verantwortlich für ${label}`,
  chooseNewOwnerForEachType: 'Je Typ eine neue verantwortliche Person wählen',
  alsoHandedOverWithTheirPartners: (alongside: ReactNode) =>
    rich`Wird mit den Partnern ebenfalls übergeben: ${alongside}.`,
  reason: 'Grund',
  recordedInAuditLog: 'Wird im Audit-Protokoll festgehalten',
  twoFactorAuthenticationWasResetFor: (fullName: Part) =>
    `Die Zwei-Faktor-Authentifizierung wurde für ${fullName} zurückgesetzt`,
  resetTwoFactorFor: (fullName: Part) => `Zwei-Faktor-Authentifizierung für ${fullName} zurücksetzen?`,
  resetTwoFactor: 'Zwei-Faktor-Authentifizierung zurücksetzen',
  theyCanSignInWithOnly:
    'Die Person kann sich nur mit ihrem Passwort anmelden, bis sie die Zwei-Faktor-Authentifizierung wieder einrichtet. Sie wird überall abgemeldet und per E-Mail benachrichtigt. Prüfen Sie zuerst die Identität: Rufen Sie an und verlassen Sie sich nicht auf eine E-Mail.',
  recordedInLogAndIncludedIn: 'Wird im Protokoll festgehalten und in der E-Mail genannt.',
  isReactivated: (fullName: Part) => `${fullName} ist reaktiviert`,
  roleChanged: 'Rolle geändert',
  reactivate: (fullName: Part) => `${fullName} reaktivieren`,
  changeRole: (fullName: Part) => `Rolle von ${fullName} ändern`,
  reactivateText: 'Reaktivieren',
  changeRoleText: 'Rolle ändern',
  theyCanSignInAgainRecords:
    'Die Person kann sich wieder anmelden. Übergebene Datensätze bleiben bei den neuen Verantwortlichen.',
  role: 'Rolle',
  chooseARole: 'Rolle auswählen',
  status: 'Status',
  customRole: 'Benutzerdefinierte Rolle',
  deactivateLine: 'Deaktivieren…',
  reactivateLine: 'Reaktivieren…',
  moreAbout: (fullName: Part) => `Mehr zu ${fullName}`,
  inviteTeamMembersAndGiveEach: 'Laden Sie Teammitglieder ein und geben Sie jedem eine Rolle.',
  nowOwner: (fullName: Part) => `${fullName} hat jetzt die Rolle Inhaber`,
  makeAnOwner: (fullName: Part) => `${fullName} die Rolle Inhaber geben`,
  makeOwner: 'Rolle Inhaber geben',
  ownersCanDoEverythingAndDecide:
    'Inhaber können alles tun und entscheiden, wer sonst noch diese Rolle hat. Ein Unternehmen hat immer mindestens einen Inhaber.',
  yourOwnRole: 'Ihre eigene Rolle',
  stayAnOwner: 'Inhaber bleiben',
  becomeAnAdministrator: 'Zur Rolle Administrator wechseln',
  makeOwnerText: 'Rolle Inhaber geben…',
  resetTwoFactorText: 'Zwei-Faktor-Authentifizierung zurücksetzen…',
  doNotOfferAsOwner: 'Nicht als verantwortlich anbieten',
  offerAsOwner: 'Als verantwortlich anbieten',
  activity: 'Aktivität',
  details: 'Details',
  joined: 'Beigetreten',
  lastSeen: 'Zuletzt aktiv',
  ownerRecordsAndTasks: 'Verantwortlich für Datensätze und Aufgaben',
  offered: 'Wird angeboten',
  notOffered: 'Wird nicht angeboten',
  twoFactorAuthentication: 'Zwei-Faktor-Authentifizierung',
  setUp: 'Eingerichtet',
  notSetUp: 'Nicht eingerichtet',
};
