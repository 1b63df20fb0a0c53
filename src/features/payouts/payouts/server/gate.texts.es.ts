import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Recibir pagos',
  description: 'Las comisiones se ganan como siempre. Los pagos esperan en el saldo del partner.',
  yours: (needs: string) => `Antes de recibir pagos, tu empresa necesita ${needs}.`,
  its: (needs: string) => `Antes de recibir pagos, este partner necesita ${needs}.`,
};
