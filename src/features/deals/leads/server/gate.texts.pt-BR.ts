import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Receber leads',
  description: 'As regras deixam o parceiro de fora: leads não podem ser atribuídos a ele nem aceitos por ele.',
  yours: (needs: string) => `Para que você possa receber leads, sua empresa ainda precisa de: ${needs}.`,
  its: (needs: string) => `Para que este parceiro possa receber leads, ele ainda precisa de: ${needs}.`,
};
