import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Um certificado',
  phrase: (name = '') => `o certificado “${name}”`,
  partner: 'Abrir certificados',
  company: 'Abrir os certificados do parceiro',
};
