import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Demander des fonds marketing (MDF)',
  description: 'Les nouvelles demandes ne sont pas acceptées. Les activités approuvées continuent.',
  yours: (needs: string) =>
    `Pour que vous puissiez demander des fonds marketing (MDF), il manque encore à votre entreprise\u00a0: ${needs}.`,
  its: (needs: string) =>
    `Pour que ce partenaire puisse demander des fonds marketing (MDF), il lui manque encore\u00a0: ${needs}.`,
};
