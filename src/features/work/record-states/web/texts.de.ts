import type { FullTranslation } from '#shared/text/texts.ts';
import { formatNumber, formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  nextSteps: 'Nächste Schritte',
  figures: 'Kennzahlen',
  more: (count: number) =>
    count === 1
      ? '1 weiterer Vorgang in „Meine Vorgänge“'
      : `${formatNumber(count)} weitere Vorgänge in „Meine Vorgänge“`,
  done: 'Erledigt',
  days: (count: number) => (count === 1 ? '1 Tag' : `${formatNumber(count)} Tage`),
  leftOf: (label: string, left: number, whole: number) =>
    `${label}: ${formatNumber(left)} von ${formatNumber(whole)} Tagen`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}, nach Monat in den letzten 12 Monaten`,
};
