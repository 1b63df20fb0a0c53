import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Datos de pago verificados',
  phrase: 'datos de pago verificados',
  partner: 'Introducir datos de pago',
  company: 'Abrir sus datos de pago',
};
