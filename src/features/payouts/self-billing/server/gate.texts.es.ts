import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un acuerdo de autofacturación',
  phrase: 'un acuerdo de autofacturación',
  partner: 'Aceptar el acuerdo',
  company: 'Abrir su acuerdo',
};
