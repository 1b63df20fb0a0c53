import type { FullTranslation } from '#shared/text/texts.ts';
import type { MdfDeciders } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Anträge von Partnern auf Geld aus einem Budget erscheinen hier.',
  emptyPartner: 'Beantragen Sie Geld für eine Marketingaktivität. Ihre Anträge und deren Abrechnungen erscheinen hier.',
  noFunds: 'Derzeit steht Ihnen kein Budget offen.',
  yourFunds: 'Ihre Budgets',
  request: 'MDF beantragen',
  requestsUntil: 'Anträge bis',
  share: (percent: string) => `Übernimmt ${percent} der Kosten einer Aktivität`,
  sections: {
    Fund: 'Budget',
    Activity: 'Aktivität',
    Money: 'Geld',
    results: 'Erwartete Ergebnisse',
  },
  left: 'Im Budget verbleibend:',
  pays: (company: string, share: string, currency: string) =>
    `${company} übernimmt ${share} der Kosten, in ${currency}.`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0
      ? company
      : new Intl.ListFormat('de', { type: 'disjunction' }).format([
          ...names,
          ...(is_anyone_else ? ['jemand aus dem Team'] : []),
        ]),
  decides: (decider: string) => `${decider} entscheidet`,
  by: 'bis',
  startDay: 'dem ersten Tag der Aktivität',
  beforeStart: 'vor Beginn der Aktivität.',
  costRequired: 'Geben Sie die Gesamtkosten ein',
  atMost: 'Höchstens',
  emptyForAll: 'Leer lassen für diesen Betrag.',
  plan: 'Aktivität',
  balance: 'Geld',
  movements: 'Bewegungen',
  tooMuch: 'Das ist mehr als der Anteil des Unternehmens an den Kosten',
  editRequest: 'Antrag bearbeiten',
  submitRequest: 'Antrag einreichen',
  toDecide: 'Zu entscheiden',
  newRequest: 'Neuer Antrag',
  claimCost: 'Kosten abrechnen',
  edit: 'Bearbeiten',
  activity: 'Aktivität',
  expectedResults: 'Erwartete Ergebnisse',
  decision: 'Entscheidung',
  history: 'Verlauf',
  description: 'Beschreibung',
};
