import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('setup/exchange-rates/web', {
  fetchedRates: 'Fetched rates',
  fetchEuropeanCentralBankReferenceRates: 'Fetch European Central Bank reference rates every working day',
  latestKnownRatesUsedInMeantime: (triedAt: ReactNode) =>
    rich`The latest known rates are used in the meantime. Tandem retries every hour. Last attempt: ${triedAt}.`,
  fetchingRates: 'Fetching rates…',
  tryAgain: 'Try again',
  fetchingExchangeRatesTurnedOffFor:
    'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.',
  usedOnDaysWithoutRateYour: 'Used on days without a rate of your own. If off, only your own rates are used.',
  fetchingLast90Days: 'Fetching the last 90 days.',
  noFetchedRatesYetYourOwn: 'No fetched rates yet. Your own rates always take precedence.',
  latestRatesYourOwnRateTakes: (publishedOn: ReactNode) =>
    rich`Latest rates: ${publishedOn}. Your own rate takes precedence over the bank’s rate for the same day.`,
  yourOwnRates: 'Your own rates',
  newRate: 'New rate',
  fromCurrency: 'From currency',
  rate: 'Rate',
  valueOneUnitSuchAs1: 'The value of one unit, such as 1.0845. A deal keeps the rate of the day it was won.',
  toCurrency: 'To currency',
  validFrom: 'Valid from',
  source: 'Source',
  forExampleYourBank: 'For example, your bank.',
  remove: 'Remove',
  removeRatesDealsKeepRatesThey: (length: Part) => `Remove ${length} rates? Deals keep the rates they were won with.`,
  addRatesToIncludeDealsIn: 'Add rates to include deals in other currencies in volumes.',
});
