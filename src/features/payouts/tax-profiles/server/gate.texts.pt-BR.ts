import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Um perfil fiscal aceito',
  phrase: 'um perfil fiscal aceito',
  partner: 'Preencher seu perfil fiscal',
  company: 'Abrir o perfil fiscal do parceiro',
};
