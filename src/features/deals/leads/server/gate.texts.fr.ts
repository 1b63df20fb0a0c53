import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Recevoir des leads',
  description:
    'Les règles laissent le partenaire de côté\u00a0: aucun lead ne peut lui être attribué, et il ne peut en accepter aucun.',
  yours: (needs: string) =>
    `Pour que vous puissiez recevoir des leads, il manque encore à votre entreprise\u00a0: ${needs}.`,
  its: (needs: string) => `Pour que ce partenaire puisse recevoir des leads, il lui manque encore\u00a0: ${needs}.`,
};
