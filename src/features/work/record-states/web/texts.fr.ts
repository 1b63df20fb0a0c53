import type { FullTranslation } from '#shared/text/texts.ts';
import { formatNumber, formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  nextSteps: 'Prochaines actions',
  figures: 'Chiffres clés',
  more: (count: number) =>
    count > 1 ? `${formatNumber(count)} de plus dans Mon travail` : '1 de plus dans Mon travail',
  done: 'Terminé',
  days: (count: number) => (count > 1 ? `${formatNumber(count)} jours` : `${formatNumber(count)} jour`),
  leftOf: (label: string, left: number, whole: number) =>
    `${label}\u00a0: ${formatNumber(left)} jours sur ${formatNumber(whole)}`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}, par mois sur les 12\u00a0derniers mois`,
};
