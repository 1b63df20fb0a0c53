import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  amended: 'Geändert',
  amendWonDeal: 'Gewonnenen Deal nachträglich ändern',
  amend: 'Nachträglich ändern',
  amount: 'Betrag',
  calculatedFromLinesAmendThemOn: 'Aus den Positionen berechnet. Ändern Sie diese auf dem Tab „Positionen“.',
  wonOn: 'Gewonnen am',
  setsWhichRulesTiersAndPeriods: 'Bestimmt, welche Regeln, Stufen und Zeiträume gelten.',
  billing: 'Abrechnungsintervall',
  term: 'Laufzeit',
  termInMonths: 'Laufzeit in Monaten',
  dealAmountIncludesOneChargeRules:
    'Der Dealbetrag enthält eine Berechnung. Regeln, die auf dem ersten Jahr oder dem gesamten Vertragswert beruhen, berücksichtigen alle Berechnungen.',
  text: (termMonths: number) => plural(termMonths, 'Monat', 'Monate'),
  for: (intervalText: ReactNode, termMonths: number) =>
    rich`${intervalText}, ${plural(termMonths, 'Monat', 'Monate')} lang`,
  saved: 'Gespeichert',
  amendLines: 'Positionen nachträglich ändern',
  lines: 'Positionen',
  addLine: 'Position hinzufügen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  product: 'Produkt',
  description: 'Beschreibung',
  quantity: 'Menge',
  lineAmount: 'Positionsbetrag',
  includedDiscount: 'Enthaltener Rabatt',
  includedTax: 'Enthaltene Steuer',
  yourCost: 'Ihre Kosten',
  removeLine: 'Position entfernen',
  enterLineAmount: 'Geben Sie den Positionsbetrag ein.',
  chooseProductOrEnterDescription: 'Wählen Sie ein Produkt oder geben Sie eine Beschreibung ein.',
  enterReasonForAmendment: 'Geben Sie einen Grund für die nachträgliche Änderung ein',
  editLines: 'Positionen bearbeiten',
  addLines: 'Positionen hinzufügen',
  noLinesYet: 'Noch keine Positionen',
  addLinesToCalculateAmountAnd:
    'Fügen Sie Positionen hinzu, um den Betrag zu berechnen und Provision je Produkt zu zahlen.',
  total: 'Gesamt',
};
