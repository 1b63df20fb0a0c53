import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  fetchedRates: 'Taxas consultadas',
  fetchEuropeanCentralBankReferenceRates: 'Consultar as taxas de referência do Banco Central Europeu todo dia útil',
  latestKnownRatesUsedInMeantime: (triedAt: ReactNode) =>
    rich`Enquanto isso, são usadas as últimas taxas conhecidas. O Tandem tenta de novo a cada hora. Última tentativa: ${triedAt}.`,
  fetchingRates: 'Consultando taxas…',
  tryAgain: 'Tentar de novo',
  fetchingExchangeRatesTurnedOffFor:
    'A consulta de taxas de câmbio está desativada nesta instalação. Peça ao administrador dela para permiti-la.',
  usedOnDaysWithoutRateYour:
    'Usadas em dias sem uma taxa própria sua. Se desativado, só as suas próprias taxas são usadas.',
  fetchingLast90Days: 'Consultando os últimos 90 dias.',
  noFetchedRatesYetYourOwn: 'Ainda não há taxas consultadas. As suas próprias taxas sempre têm precedência.',
  latestRatesYourOwnRateTakes: (publishedOn: ReactNode) =>
    rich`Últimas taxas: ${publishedOn}. A sua própria taxa tem precedência sobre a taxa do banco do mesmo dia.`,
  yourOwnRates: 'Suas próprias taxas',
  newRate: 'Nova taxa',
  fromCurrency: 'Moeda de origem',
  rate: 'Taxa',
  valueOneUnitSuchAs1: 'O valor de uma unidade, como 1,0845. Um negócio mantém a taxa do dia em que foi ganho.',
  toCurrency: 'Moeda de destino',
  validFrom: 'Válida a partir de',
  source: 'Origem',
  forExampleYourBank: 'Por exemplo, o seu banco.',
  remove: 'Remover',
  removeRatesDealsKeepRatesThey: (length: Part) =>
    `Remover ${length} taxas? Os negócios mantêm as taxas com que foram ganhos.`,
  addRatesToIncludeDealsIn: 'Adicione taxas para incluir negócios em outras moedas nos volumes.',
};
