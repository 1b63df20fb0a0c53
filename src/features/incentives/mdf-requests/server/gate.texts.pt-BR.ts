import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Solicitar verba (MDF)',
  description: 'Novas solicitações não são aceitas. Atividades aprovadas continuam.',
  yours: (needs: string) => `Para que você possa solicitar verba (MDF), sua empresa ainda precisa de: ${needs}.`,
  its: (needs: string) => `Para que este parceiro possa solicitar verba (MDF), ele ainda precisa de: ${needs}.`,
};
