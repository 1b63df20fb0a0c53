import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Enregistrer des affaires',
  description:
    'Les brouillons peuvent être sauvegardés. Leur envoi attend, y compris par les formulaires, les imports et l’API.',
  yours: (needs: string) =>
    `Pour que vous puissiez enregistrer des affaires, il manque encore à votre entreprise\u00a0: ${needs}.`,
  its: (needs: string) =>
    `Pour que ce partenaire puisse enregistrer des affaires, il lui manque encore\u00a0: ${needs}.`,
};
