import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un perfil fiscal aceptado',
  phrase: 'un perfil fiscal aceptado',
  partner: 'Rellenar tu perfil fiscal',
  company: 'Abrir su perfil fiscal',
};
