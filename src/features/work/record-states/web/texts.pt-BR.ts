import type { FullTranslation } from '#shared/text/texts.ts';
import { formatNumber, formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  nextSteps: 'Próximos passos',
  figures: 'Indicadores principais',
  more: (count: number) => (count === 1 ? 'Mais 1 em “Meu trabalho”' : `Mais ${formatNumber(count)} em “Meu trabalho”`),
  done: 'Concluído',
  days: (count: number) => (count === 1 ? '1 dia' : `${formatNumber(count)} dias`),
  leftOf: (label: string, left: number, whole: number) =>
    `${label}: ${formatNumber(left)} de ${formatNumber(whole)} dias`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}, por mês nos últimos 12 meses`,
};
