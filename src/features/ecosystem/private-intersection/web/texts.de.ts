import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const number = (count: number) => count.toLocaleString('de');
const domains = (count: number) => (count === 1 ? '1 Domain' : `${number(count)} Domains`);

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Private Listen',
  tab: 'Private Listen',
  intro:
    'Vergleichen Sie eine CSV-Datei mit den Listen des Unternehmens, ohne sie hochzuladen. Ihre Domains bleiben in diesem Tab.',
  introCompany:
    'Partner vergleichen Dateien in ihrem eigenen Browser. Sie sehen eine gerundete Anzahl und Domains erst, wenn beide Seiten zustimmen.',
  needsHttps:
    'Der private Vergleich benötigt eine verschlüsselte Verbindung. Verwenden Sie eine Adresse, die mit https:// beginnt.',
  compare: 'Neuer Vergleich',
  list: 'Private Liste',
  listHelp: 'Nur der Name der Liste wird gespeichert, nie die Datei.',
  chooseList: 'Private Liste auswählen',
  newName: 'Name einer neuen Liste',
  addList: 'Liste erstellen',
  listNamePlaceholder: 'Kunden in unserem CRM',
  chooseListFirst: 'Erstellen oder wählen Sie zuerst eine private Liste.',
  drop: 'CSV-Datei hier ablegen oder zum Auswählen klicken',
  dropHelp: 'Die Datei benötigt eine Spalte mit Domains, Websites oder E-Mail-Adressen.',
  file: 'Datei',
  column: 'Spalte mit Domains',
  found: (count: number, skipped: number) =>
    skipped === 0
      ? `${domains(count)} gefunden.`
      : `${domains(count)} gefunden. ${skipped === 1 ? '1 Zeile hat' : `${number(skipped)} Zeilen haben`} keine Firmendomain.`,
  stays: 'Diese Domains bleiben in diesem Tab.',
  tooFew: (least: number) =>
    `Eine private Liste benötigt mindestens ${least} Domains, damit eine Anzahl nichts über eine einzelne verrät.`,
  tooMany: (most: number) =>
    `Diese Liste kann derzeit höchstens ${domains(most)} enthalten. Wählen Sie eine kürzere Datei oder versuchen Sie es morgen erneut.`,
  left: (count: number) =>
    count === 0
      ? 'Heute sind keine Vergleiche mehr möglich. Versuchen Sie es morgen erneut.'
      : count === 1
        ? 'Heute ist noch 1 Vergleich möglich.'
        : `Heute sind noch ${count} Vergleiche möglich.`,
  start: 'Privat vergleichen',
  another: 'Andere Datei auswählen',
  calculating: 'Wird in diesem Tab berechnet…',
  waiting: 'In Arbeit…',
  counted: 'Die Listen wurden verglichen. Beide Seiten sehen die gerundete Anzahl.',
  next: 'Um zu sehen, welche Accounts übereinstimmen, müssen beide Seiten mindestens „Dass ein Account übereinstimmt“ teilen. Lassen Sie diesen Tab bis dahin geöffnet.',
  agreed: 'Beide Seiten haben zugestimmt, zu zeigen, welche Accounts übereinstimmen.',
  find: 'Übereinstimmungen suchen',
  matches: (count: number) =>
    count === 0
      ? 'Kein Account stimmt überein.'
      : count === 1
        ? '1 Domain stimmt überein:'
        : `${domains(count)} stimmen überein:`,
  revealText: 'Nur diese Domains werden an das Unternehmen gesendet. Der Rest bleibt in diesem Tab.',
  reveal: 'Übereinstimmungen offenlegen',
  revealed: 'Die übereinstimmenden Accounts sind geteilt. Sie erscheinen in Ihren Überschneidungen.',
  openOverlaps: 'Überschneidungen öffnen',
  otherList: 'Liste des Unternehmens',
  count: 'Überschneidung',
  agreedLevel: 'Beide Seiten teilen',
  fewer: 'Weniger als 5',
  about: (count: number) => `Etwa ${number(count)}`,
  notCounted: 'Nicht verglichen',
  lists: 'Private Listen',
  noLists: 'Keine privaten Listen',
  noListsText: 'Sie erscheinen hier, wenn ein Partner eine Datei vergleicht und die Anzahl teilt.',
  noneShared: 'Das Unternehmen teilt noch keine Liste mit Ihnen. Fragen Sie unter „Überschneidungen“ danach.',
  partner: 'Partner',
  share: 'Anzahl teilen',
  shareMore: 'Teilen, welche Accounts übereinstimmen',
  shareNothing: 'Diese Liste ist noch nicht geteilt und kann daher nicht verglichen werden.',
  shared: 'Freigabe geändert',
  size: (count: number) => `Zuletzt mit ${domains(count)} verglichen`,
  revealedCount: (count: number) => (count === 1 ? '1 Account offengelegt' : `${number(count)} Accounts offengelegt`),
  log: 'Vergleiche',
  noLog: 'Noch keine Vergleiche.',
  started: 'Begonnen',
  by: 'Begonnen von',
  size_column: 'Domains',
  status: 'Status',
  with: 'Verglichen mit',
  how: 'So funktioniert es',
  steps: {
    blind:
      'Ihr Browser verwandelt jede Domain in einen zufälligen Punkt, mit einem Geheimnis, das diesen Tab nie verlässt.',
    count:
      'Der Server vergleicht Punkte und erfährt nur, wie viele übereinstimmen. Beide Seiten sehen eine gerundete Anzahl.',
    reveal:
      'Wenn beide Seiten zugestimmt haben, erfährt Ihr Browser, welche Domains übereinstimmen, und Sie senden nur diese.',
    limits:
      'Domains lassen sich erraten. Daher werden Werte unter 5 verborgen und Vergleiche für beide Seiten begrenzt und protokolliert.',
  },
};
