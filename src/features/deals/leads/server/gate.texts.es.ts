import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Recibir leads',
  description: 'Las reglas dejan fuera al partner: no se le pueden asignar leads ni puede aceptarlos.',
  yours: (needs: string) => `Antes de recibir leads, tu empresa necesita ${needs}.`,
  its: (needs: string) => `Antes de recibir leads, este partner necesita ${needs}.`,
};
