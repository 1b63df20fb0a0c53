import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Deals registrieren',
  description: 'Entwürfe können gespeichert werden. Das Einreichen wartet, auch über Formulare, Importe und die API.',
  yours: (needs: string) => `Damit Sie Deals registrieren können, fehlt Ihrer Firma noch: ${needs}.`,
  its: (needs: string) => `Damit dieser Partner Deals registrieren kann, fehlt ihm noch: ${needs}.`,
};
