import type { FullTranslation } from '#shared/text/texts.ts';
import { formatNumber, formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  nextSteps: 'Próximos pasos',
  figures: 'Cifras clave',
  more: (count: number) => (count === 1 ? '1 más en Mi trabajo' : `${formatNumber(count)} más en Mi trabajo`),
  done: 'Hecho',
  days: (count: number) => (count === 1 ? '1 día' : `${formatNumber(count)} días`),
  leftOf: (label: string, left: number, whole: number) =>
    `${label}: ${formatNumber(left)} de ${formatNumber(whole)} días`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}, por mes en los últimos 12 meses`,
};
