import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Solicitar beneficios',
  description:
    'Los beneficios se muestran, pero no se pueden solicitar. Los permanentes, como los descuentos, se aplican como antes.',
  yours: (needs: string) => `Antes de solicitar beneficios, tu empresa necesita ${needs}.`,
  its: (needs: string) => `Antes de solicitar beneficios, este partner necesita ${needs}.`,
};
