import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  recalculation: (number: Part) => `Neuberechnung ${number}`,
  none: 'Keine',
  recalculations: 'Neuberechnungen',
  newRecalculation: 'Neuberechnung erstellen',
  preview: 'Vorschau',
  pastDealsRecalculatedWithTodaysStructures:
    'Vergangene Deals werden mit den heutigen Strukturen, Stufen und Partnerdaten neu berechnet. Nichts wird gebucht, bevor eine zweite Person die Differenzen genehmigt. Ausgezahlte Provisionen ändern sich nicht.',
  reason: 'Grund',
  dealsWonFrom: 'Deals gewonnen ab',
  defaultsToAllDeals: 'Standardmäßig alle Deals.',
  partnerData: 'Partnerdaten',
  whichTypeRegionsCountryTagsAnd:
    'Welcher Typ, welche Regionen, Länder, Tags und benutzerdefinierten Felder verwendet werden. Stufe und Status gelten immer vom Tag, an dem der Deal gewonnen wurde.',
  recalculatePastDealsAfterYouPublish:
    'Berechnen Sie vergangene Deals neu, wenn Sie eine Struktur verspätet veröffentlicht oder eine Stufe korrigiert haben.',
  changes: 'Änderungen',
  nothingWouldChangeEveryDealAlready: 'Nichts würde sich ändern. Jeder Deal hat bereits die richtige Provision.',
  secondPersonMustApproveThisAsk:
    'Eine zweite Person muss dies genehmigen. Bitten Sie ein anderes Teammitglied um Prüfung.',
  details: 'Details',
  allDeals: 'Alle Deals',
  requestedBy: 'Beantragt von',
  requested: 'Beantragt',
  approvedBy: 'Genehmigt von',
  booked: 'Gebucht',
  approveRecalculation: (number: Part) => `Neuberechnung ${number} genehmigen?`,
  totals: 'Summen',
  currency: 'Währung',
  deals: 'Deals',
  partners: 'Partner',
  increase: 'Zunahme',
  decrease: 'Abnahme',
  difference: 'Differenz',
  changesByDeal: 'Änderungen nach Deal',
  deal: 'Deal',
  partner: 'Partner',
  wonOn: 'Gewonnen am',
  recalculated: 'Neu berechnet',
  usesTodaysPartnerDataItHas:
    'Verwendet die heutigen Partnerdaten. Sie haben sich geändert, seit der Deal gewonnen wurde.',
  paid: (paid: ReactNode) => rich`${paid} ausgezahlt`,
  insteadOnceCustomerHasPaid: (newText: ReactNode, old: ReactNode) =>
    rich`${newText} statt ${old}, sobald der Kunde bezahlt hat`,
  notListedButIncludedInTotals: (length: number) =>
    `${plural(length, 'kleinere Änderung ist', 'kleinere Änderungen sind')} nicht aufgeführt, aber in den Summen oben enthalten.`,
};
