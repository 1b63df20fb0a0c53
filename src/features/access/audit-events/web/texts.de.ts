import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english, archiveTexts as englishArchiveTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const archiveTexts: FullTranslation<typeof englishArchiveTexts> = {
  title: 'Archiv des Audit-Protokolls',
  words: ['archiviertes Ereignis', 'archivierte Ereignisse'],
  before: (month: string) => `Ereignisse vor ${month} sind im Archiv.`,
  wholeLogOnly: 'Nur Personen, die das gesamte Audit-Protokoll sehen, können es durchsuchen.',
  companyOnly: (company: string) =>
    `Nur Personen von ${company}, die das gesamte Audit-Protokoll sehen, können es durchsuchen.`,
  search: 'Archiv durchsuchen',
  from: 'Von Monat',
  to: 'Bis Monat',
  nothing: 'Nichts ist archiviert: Das Audit-Protokoll enthält alle Ereignisse.',
  noEvents: 'Das Archiv enthält keine passenden Ereignisse aus diesem Zeitraum.',
  ofRecord: 'Nur Ereignisse eines Datensatzes werden angezeigt.',
  allEvents: 'Ereignisse aller Datensätze anzeigen',
  export: 'CSV exportieren',
  older: (month: string) => `Änderungen vor ${month}`,
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tandem: 'Tandem',
  provisioningToken: (provisioningTokenName: ReactNode) => rich`Bereitstellungs-Token ${provisioningTokenName}`,
  formerUser: 'Ehemaliges Mitglied',
  impersonatedBy: (impersonatorName: ReactNode) => rich`in der Ansicht von ${impersonatorName}`,
  user: 'Benutzer',
  time: 'Zeit',
  action: 'Aktion',
  partner: 'Partner',
  reason: 'Grund',
  requestId: 'Anfrage-ID',
  copyRequestId: 'Anfrage-ID kopieren',
  noDetailsToShow: 'Keine Details vorhanden.',
  field: 'Feld',
  beforeText: 'Vorher',
  after: 'Nachher',
  value: 'Wert',
  empty: 'leer',
  yes: 'Ja',
  no: 'Nein',
  entity: 'Objekt',
  userType: 'Benutzertyp',
  everyChangeRecordedHereWhoMade:
    'Jede Änderung wird hier aufgezeichnet: wer sie wann vorgenommen hat und die vorherigen Werte.',
  eventDetails: 'Ereignisdetails',
  verify: 'Prüfen',
  logIntact: 'Das Protokoll ist unversehrt',
  logWasChanged: 'Das Protokoll wurde verändert',
  close: 'Schließen',
  text: (events: number) => plural(events, 'Ereignis', 'Ereignisse'),
  verifiedInEachSealComputedFrom: (events: number, seals: number) =>
    `${plural(events, 'Ereignis', 'Ereignisse')} in ${plural(seals, 'Siegel', 'Siegeln')} geprüft. Jedes Siegel wird aus dem vorherigen berechnet, daher unterbricht jede spätere Änderung die Kette.`,
  cannotBeCompared: 'können nicht verglichen werden',
  wereChangedAfterSealing: 'wurden nach der Versiegelung geändert',
  eventsSealUnchangedBeforeItCompare: (damage: ReactNode, brokenAt: ReactNode, damage2: ReactNode, events: number) =>
    rich`${damage}Die Ereignisse von Siegel ${brokenAt} ${damage2}. Davor unverändert: ${plural(events, 'Ereignis', 'Ereignisse')}. Vergleichen Sie das Protokoll mit einer früheren Sicherung.`,
  auditLog: 'Audit-Protokoll',
  changesMadeByUsers: (name: Part) => `Änderungen durch Benutzer von ${name}`,
  program: (name: Part) => `Programm ${name}`,
};
