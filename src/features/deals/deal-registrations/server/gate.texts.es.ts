import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Registrar negocios',
  description: 'Se pueden guardar borradores. Su envío espera, también mediante formularios, importaciones y la API.',
  yours: (needs: string) => `Antes de registrar negocios, tu empresa necesita ${needs}.`,
  its: (needs: string) => `Antes de registrar negocios, este partner necesita ${needs}.`,
};
