import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Demander des avantages',
  description:
    'Les avantages sont affichés, mais ne peuvent pas être demandés. Les avantages permanents, comme les remises, s’appliquent comme avant.',
  yours: (needs: string) =>
    `Pour que vous puissiez demander des avantages, il manque encore à votre entreprise\u00a0: ${needs}.`,
  its: (needs: string) => `Pour que ce partenaire puisse demander des avantages, il lui manque encore\u00a0: ${needs}.`,
};
