import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Recevoir des versements',
  description: 'Les commissions sont acquises comme d’habitude. Les paiements attendent dans le solde du partenaire.',
  yours: (needs: string) =>
    `Pour que vous puissiez recevoir des versements, il manque encore à votre entreprise\u00a0: ${needs}.`,
  its: (needs: string) =>
    `Pour que ce partenaire puisse recevoir des versements, il lui manque encore\u00a0: ${needs}.`,
};
