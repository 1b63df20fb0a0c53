import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Solicitar MDF',
  description: 'No se aceptan solicitudes nuevas. Las actividades aprobadas continúan.',
  yours: (needs: string) => `Antes de solicitar MDF, tu empresa necesita ${needs}.`,
  its: (needs: string) => `Antes de solicitar MDF, este partner necesita ${needs}.`,
};
