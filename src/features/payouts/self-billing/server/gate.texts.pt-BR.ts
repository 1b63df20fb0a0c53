import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Um acordo de autofaturamento',
  phrase: 'um acordo de autofaturamento',
  partner: 'Aceitar o acordo',
  company: 'Abrir o acordo do parceiro',
};
