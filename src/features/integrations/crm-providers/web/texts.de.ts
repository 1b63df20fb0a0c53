import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import { type DemoObject, demoObjects } from '../schema.ts';
import type { texts as english } from './texts.ts';

const nouns: Record<string, string> = {
  company: 'Unternehmen',
  contact: 'Kontakt',
  deal: 'Deal',
  account: 'Account',
  opportunity: 'Opportunity',
  organization: 'Organisation',
  person: 'Person',
  customer: 'Kunde',
};
const nounOf = (object: DemoObject) => nouns[demoObjects[object].one] ?? demoObjects[object].one;

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  intro: (system: string) =>
    `Sie spielen die Person, die im CRM arbeitet. Wenn ${system} verbunden ist und die Felder zugeordnet sind, erreicht jede Änderung hier Tandem innerhalb von Sekunden.`,
  introForPartners:
    'Sie spielen die Person im Vertrieb, die in Ihrem CRM arbeitet. Offene Deals können beim Unternehmen registriert werden, und der Stand einer Registrierung wird in den Deal geschrieben.',
  notConnected: (system: string) => `${system} ist nicht verbunden, daher bleiben Änderungen hier.`,
  connect: 'Integrationen öffnen',
  mapFields: 'Felder zuordnen',
  registerDeals: 'Deals registrieren',
  objects: 'Datensätze',
  systems: 'System',
  add: (object: DemoObject) => `${nounOf(object)} erstellen`,
  create: (object: DemoObject) => `Neu: ${nounOf(object)}`,
  edit: 'Bearbeiten',
  editTitle: (name: string) => `${name} bearbeiten`,
  save: 'Speichern',
  markWon: 'Als gewonnen markieren',
  won: (name: string, system: string) => `${name} ist in ${system} gewonnen.`,
  remove: 'Löschen',
  removeTitle: (name: string) => `${name} löschen?`,
  removeText: 'Der Datensatz wird hier gelöscht. Die Zuordnung bestimmt, was in Tandem geschieht.',
  merge: 'Zusammenführen',
  mergeTitle: (name: string) => `${name} zusammenführen`,
  mergeText:
    'Der Datensatz wird mit dem gewählten zusammengeführt. Dieser behält seine eigenen Werte und übernimmt fehlende.',
  mergeInto: 'Zusammenführen mit',
  reset: 'Demodaten wiederherstellen',
  resetTitle: 'Demodaten wiederherstellen?',
  resetText: 'Alle Datensätze hier werden gelöscht und neu erstellt. Datensätze in Tandem bleiben bestehen.',
  restored: 'Demodaten wiederhergestellt.',
  changed: 'Zuletzt geändert',
  actions: (name: string) => `Aktionen für ${name}`,
  nothing: 'Noch keine Datensätze. Erstellen Sie einen oder stellen Sie die Demodaten wieder her.',
  none: 'Keine',
  answers: 'Wie das System antwortet',
  failsNow: (system: string, fault: string) =>
    `${system} schlägt absichtlich fehl (${fault}). Die Synchronisierung zeigt, was sie dann tut.`,
  faultStored: 'Geändert. Gilt ab der nächsten Anfrage.',
  isRequired: (label: Part) => `${label} ist erforderlich.`,
  isRequiredMergeInto: (mergeInto: Part) => `${mergeInto} ist erforderlich.`,
};
