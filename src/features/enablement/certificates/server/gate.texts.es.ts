import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un certificado',
  phrase: (name = '') => `el certificado «${name}»`,
  partner: 'Abrir certificados',
  company: 'Abrir sus certificados',
};
