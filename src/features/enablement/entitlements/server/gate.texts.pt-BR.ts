import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Solicitar benefícios',
  description:
    'Os benefícios aparecem, mas não podem ser solicitados. Os permanentes, como descontos, valem como antes.',
  yours: (needs: string) => `Para que você possa solicitar benefícios, sua empresa ainda precisa de: ${needs}.`,
  its: (needs: string) => `Para que este parceiro possa solicitar benefícios, ele ainda precisa de: ${needs}.`,
};
