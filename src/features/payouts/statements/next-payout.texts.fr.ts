import type { FullTranslation } from '#shared/text/texts.ts';
import type { nextPayoutTexts as english } from './next-payout.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nextPayoutTexts: FullTranslation<typeof english> = {
  planned: (amount: string, on: string, by: string) =>
    `Prochain versement\u00a0: ${amount} le ${on}, payé au plus tard le ${by}`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `Prochain versement\u00a0: ${amount} le ${on}, payé au plus tard le ${by}. Les paiements dans cette devise sont arrondis à l’unité inférieure`,
  deducted: 'Repris après le paiement\u00a0; déduit de vos prochains gains',
  belowMinimum: 'Inférieur au versement minimum\u00a0; reporté',
  nothingYet: (on: string) => `Rien n’est encore exigible\u00a0; le prochain versement sera préparé le ${on}`,
  nothing: 'Rien n’est exigible actuellement',
  lessThanUnit: 'Reporté\u00a0: moins d’une unité entière de cette devise',
  carried: (rest: string) =>
    `Inclus dans le prochain versement. ${rest} est reporté, car cette devise est payée en unités entières`,
  included: 'Inclus dans le prochain versement',
};
