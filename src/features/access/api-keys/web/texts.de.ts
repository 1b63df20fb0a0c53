import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sameAsItsCreator: 'Wie die erstellende Person',
  viewEverything: 'Alles ansehen',
  text: (length: number) => plural(length, 'Berechtigung', 'Berechtigungen'),
  revoke: (name: Part) => `${name} widerrufen?`,
  softwareThatUsesThisKeyLoses:
    'Software, die diesen Schlüssel verwendet, verliert sofort den Zugriff. Ein widerrufener Schlüssel kann nicht wiederhergestellt werden.',
  revokeKey: 'Schlüssel widerrufen',
  permissions: 'Berechtigungen',
  newApiKey: 'Neuer API-Schlüssel',
  revokeText: 'Widerrufen…',
  moreAbout: (name: Part) => `Mehr zu ${name}`,
  otherSoftwareSignsInWithApi:
    'Andere Software meldet sich mit einem API-Schlüssel an. Ein Schlüssel hat nur die Berechtigungen, die Sie erteilen, und nie mehr, als Sie selbst haben.',
  expiresAfter: 'Läuft ab nach',
  access: 'Zugriff',
  viewEverythingICanView: 'Alles ansehen, was ich ansehen kann',
  doEverythingICanDo: 'Alles tun, was ich tun kann',
  onlySelectedPermissions: 'Nur ausgewählte Berechtigungen',
  selectAtLeastOnePermission: 'Wählen Sie mindestens eine Berechtigung',
  isReady: (name: Part) => `${name} ist bereit`,
  iHaveSavedKey: 'Ich habe den Schlüssel gespeichert',
  copyKey: 'Schlüssel kopieren',
  thisKeyShownOnlyOnceStore: 'Dieser Schlüssel wird nur einmal angezeigt. Bewahren Sie ihn sicher auf.',
  sendKeyWithEachRequest: 'Senden Sie den Schlüssel mit jeder Anfrage:',
  viewView: () => 'Alles ansehen, was Sie ansehen können',
  doDo: () => 'Alles tun, was Sie tun können',
  view: (what: Part) => `${what} ansehen`,
  viewAndChange: (what: Part) => `${what} ansehen und ändern`,
  onlyTheseRecords: (what: Part) => `Nur diese Datensätze: ${what}.`,
  connectAnApp: 'App verbinden',
  noAppAsksForAccess: 'Keine App bittet um Zugriff',
  appOpensThisPageWhenIt: 'Eine App öffnet diese Seite, wenn sie Zugriff benötigt. Beginnen Sie in der App.',
  thisAppCannotBeConnected: 'Diese App kann nicht verbunden werden',
  nothingWasSentToItGo: 'Es wurde nichts an sie gesendet. Gehen Sie zurück zur App und beginnen Sie von vorn.',
  connect: (name: ReactNode) => rich`${name} verbinden?`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `Die App erhält Zugriff auf das Programm von ${company}, als ${partner}. Sie handelt in Ihrem Namen.`,
  appGetsAccessToItActs: (company: Part) => `Die App erhält Zugriff auf ${company}. Sie handelt in Ihrem Namen.`,
  itCan: 'Die App kann',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`Die App bittet auch um Berechtigungen, die Sie nicht haben, und erhält sie nicht: ${withheld}.`,
  accessGoesToAppOnThis: (host: Part) =>
    `Der Zugriff geht an die App auf diesem Computer, unter ${host}. Fahren Sie nur fort, wenn Sie sie selbst gestartet haben.`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `Der Zugriff geht an ${host}. Fahren Sie nur fort, wenn Sie dieser Adresse vertrauen: Den Namen einer App kann jeder frei wählen.`,
  appNeverGetsYourPasswordCannot:
    'Die App erhält nie Ihr Passwort, kann keine Schlüssel erstellen und kann für Sie weder unterzeichnen noch Zahlungen genehmigen. Sie können ihren Zugriff jederzeit in den Einstellungen unter „API-Schlüssel“ beenden.',
  cancel: 'Abbrechen',
  connectName: (name: ReactNode) => rich`${name} verbinden`,
};
