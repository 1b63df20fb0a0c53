import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Dados de recebimento verificados',
  phrase: 'dados de recebimento verificados',
  partner: 'Informar dados de recebimento',
  company: 'Abrir os dados de recebimento do parceiro',
};
