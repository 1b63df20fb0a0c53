import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Auszahlungen erhalten',
  description: 'Provision wird wie üblich verdient. Zahlungen warten im Guthaben des Partners.',
  yours: (needs: string) => `Damit Sie Auszahlungen erhalten können, fehlt Ihrer Firma noch: ${needs}.`,
  its: (needs: string) => `Damit dieser Partner Auszahlungen erhalten kann, fehlt ihm noch: ${needs}.`,
};
