import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  fetchedRates: 'Abgerufene Kurse',
  fetchEuropeanCentralBankReferenceRates: 'Referenzkurse der Europäischen Zentralbank an jedem Arbeitstag abrufen',
  latestKnownRatesUsedInMeantime: (triedAt: ReactNode) =>
    rich`In der Zwischenzeit werden die letzten bekannten Kurse verwendet. Tandem versucht es jede Stunde erneut. Letzter Versuch: ${triedAt}.`,
  fetchingRates: 'Kurse werden abgerufen…',
  tryAgain: 'Erneut versuchen',
  fetchingExchangeRatesTurnedOffFor:
    'Das Abrufen von Wechselkursen ist für diese Installation ausgeschaltet. Bitten Sie deren Administration, es zu erlauben.',
  usedOnDaysWithoutRateYour:
    'Wird an Tagen ohne eigenen Kurs verwendet. Wenn ausgeschaltet, werden nur Ihre eigenen Kurse verwendet.',
  fetchingLast90Days: 'Die letzten 90 Tage werden abgerufen.',
  noFetchedRatesYetYourOwn: 'Noch keine abgerufenen Kurse. Ihre eigenen Kurse haben immer Vorrang.',
  latestRatesYourOwnRateTakes: (publishedOn: ReactNode) =>
    rich`Neueste Kurse: ${publishedOn}. Ihr eigener Kurs hat Vorrang vor dem Kurs der Bank für denselben Tag.`,
  yourOwnRates: 'Ihre eigenen Kurse',
  newRate: 'Neuer Kurs',
  fromCurrency: 'Ausgangswährung',
  rate: 'Kurs',
  valueOneUnitSuchAs1:
    'Der Wert einer Einheit, zum Beispiel 1,0845. Ein Deal behält den Kurs des Tages, an dem er gewonnen wurde.',
  toCurrency: 'Zielwährung',
  validFrom: 'Gültig ab',
  source: 'Quelle',
  forExampleYourBank: 'Zum Beispiel Ihre Bank.',
  remove: 'Entfernen',
  removeRatesDealsKeepRatesThey: (length: Part) =>
    `${length} Kurse entfernen? Deals behalten die Kurse, mit denen sie gewonnen wurden.`,
  addRatesToIncludeDealsIn: 'Fügen Sie Kurse hinzu, um Deals in anderen Währungen in Volumen einzubeziehen.',
};
