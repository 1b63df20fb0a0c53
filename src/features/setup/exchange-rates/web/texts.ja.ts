import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  fetchedRates: '取得したレート',
  fetchEuropeanCentralBankReferenceRates: '欧州中央銀行の参照レートを営業日ごとに取得',
  latestKnownRatesUsedInMeantime: (triedAt: ReactNode) =>
    rich`その間は、最新の既知のレートを使用します。Tandemは1時間ごとに再試行します。前回の試行：${triedAt}。`,
  fetchingRates: 'レートを取得中…',
  tryAgain: '再試行',
  fetchingExchangeRatesTurnedOffFor:
    'このインストールでは為替レートの取得がオフになっています。管理者に許可を依頼してください。',
  usedOnDaysWithoutRateYour: '独自のレートがない日に使用されます。オフの場合、独自のレートのみを使用します。',
  fetchingLast90Days: '過去90日分を取得中です。',
  noFetchedRatesYetYourOwn: '取得したレートはまだありません。独自のレートが常に優先されます。',
  latestRatesYourOwnRateTakes: (publishedOn: ReactNode) =>
    rich`最新のレート：${publishedOn}。同じ日については、独自のレートが銀行のレートより優先されます。`,
  yourOwnRates: '独自のレート',
  newRate: '新しいレート',
  fromCurrency: '換算元の通貨',
  rate: 'レート',
  valueOneUnitSuchAs1: '1単位の値。例：1.0845。案件には受注日のレートが適用され続けます。',
  toCurrency: '換算先の通貨',
  validFrom: '適用開始日',
  source: '出典',
  forExampleYourBank: '例：取引銀行。',
  remove: '削除',
  removeRatesDealsKeepRatesThey: (length: Part) =>
    `${length}件のレートを削除しますか？案件には受注時のレートが適用され続けます。`,
  addRatesToIncludeDealsIn: '他の通貨の案件を実績に含めるには、レートを追加してください。',
};
