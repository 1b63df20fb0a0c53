import type { FullTranslation } from '#shared/text/texts.ts';
import type { nextPayoutTexts as english } from './next-payout.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nextPayoutTexts: FullTranslation<typeof english> = {
  planned: (amount: string, on: string, by: string) => `Nächste Auszahlung: ${amount} am ${on}, ausgezahlt bis ${by}`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `Nächste Auszahlung: ${amount} am ${on}, ausgezahlt bis ${by}. Zahlungen in dieser Währung werden auf ganze Einheiten abgerundet`,
  deducted: 'Nach der Auszahlung zurückgefordert; wird von Ihren nächsten Verdiensten abgezogen',
  belowMinimum: 'Unter der Mindestauszahlung; wird übertragen',
  nothingYet: (on: string) => `Noch ist nichts auszahlbar; die nächste Auszahlung wird am ${on} vorbereitet`,
  nothing: 'Zurzeit ist nichts auszahlbar',
  lessThanUnit: 'Übertragen: weniger als eine ganze Einheit dieser Währung',
  carried: (rest: string) =>
    `In der nächsten Auszahlung enthalten. ${rest} wird übertragen, weil diese Währung in ganzen Einheiten ausgezahlt wird`,
  included: 'In der nächsten Auszahlung enthalten',
};
