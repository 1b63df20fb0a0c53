import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { approvalTexts as englishApprovalTexts } from './texts.ts';

const listText = (names: readonly string[]) =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(
    names.length > 4 ? [...names.slice(0, 3), plural(names.length - 3, 'weitere Person', 'weitere Personen')] : names,
  );

/** Not yet reviewed by a native speaker. */
export const approvalTexts: FullTranslation<typeof englishApprovalTexts> = {
  title: 'Genehmigungsketten',
  about:
    'Ketten bitten mehrere Personen nacheinander, einen Datensatz zu genehmigen. Die erste passende aktive Kette wird verwendet. Ziehen Sie Ketten, um ihre Reihenfolge zu ändern.',
  create: 'Neue Kette',
  edit: 'Genehmigungskette bearbeiten',
  chain: 'Kette',
  name: 'Name',
  description: 'Beschreibung',
  active: 'Aktiv',
  subject: 'Verwendet für',
  automatic: 'Auch fragen, wenn ein Datensatz automatisch genehmigt würde',
  automaticHelp: 'Ohne dies überspringen Datensätze von Typen mit automatischer Genehmigung die Kette.',
  conditionsTitle: 'Bedingungen',
  conditions: 'Wenn',
  conditionsEmpty: 'Keine Bedingungen. Die Kette gilt für jeden Datensatz.',
  stepsTitle: 'Schritte',
  steps: 'In dieser Reihenfolge genehmigen',
  stepsHelp: 'Jeder Schritt erfordert eine andere Person.',
  step: (position: number) => `Schritt ${position}`,
  stepName: 'Name des Schritts',
  stepNameHelp: 'Partner sehen diesen Namen.',
  stepConditions: 'Nur wenn',
  stepConditionsEmpty: 'Immer Teil der Kette.',
  addStep: 'Schritt hinzufügen',
  removeStep: (name: string) => `${name} entfernen`,
  drag: (name: string) => `${name} verschieben`,
  reviewer: 'Prüfende Person',
  substitute: 'Vertretung',
  substituteHelp:
    'Entscheidet, wenn die prüfende Person abwesend ist. Ohne Vertretung entscheiden Inhaber und Administratoren.',
  noSubstitute: 'Keine Vertretung',
  hours: 'Vertretung kann auch entscheiden nach',
  hoursHelp: 'Stunden von Geschäftstagen: 24 sind ein Geschäftstag. Leer: nur, wenn es keine prüfende Person gibt.',
  hoursUnit: 'Stunden',
  person: 'Person',
  role: 'Rolle',
  missingSteps: 'Fügen Sie mindestens einen Schritt hinzu.',
  missingName: 'Der Name ist erforderlich',
  off: 'Aus',
  waiting: (count: number) => `${plural(count, 'Datensatz wartet', 'Datensätze warten')}`,
  stepCount: (count: number) => plural(count, 'Schritt', 'Schritte'),
  approvals: 'Genehmigungen',
  approvedOf: (approved: number, total: number) => `${approved} von ${total} genehmigt`,
  doneOf: (approved: number, total: number) => `${approved} von ${total}`,
  needs: (count: number) => `Dies erfordert ${plural(count, 'Genehmigung', 'Genehmigungen')}`,
  waitsFor: (names: readonly string[]) => `Wartet auf ${listText(names)}`,
  nobody: 'Für diesen Schritt ist keine prüfende Person verfügbar',
  yours: 'Wartet auf Ihre Genehmigung',
  bySubstitute: 'in Vertretung',
  restarted: 'Der Deal wurde geändert, daher begannen die Genehmigungen von vorn.',
};
