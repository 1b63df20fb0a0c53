import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Registrar negócios',
  description: 'Rascunhos podem ser salvos. O envio aguarda, também por formulários, importações e pela API.',
  yours: (needs: string) => `Para que você possa registrar negócios, sua empresa ainda precisa de: ${needs}.`,
  its: (needs: string) => `Para que este parceiro possa registrar negócios, ele ainda precisa de: ${needs}.`,
};
