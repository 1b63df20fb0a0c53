import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'MDF beantragen',
  description: 'Neue Anträge werden nicht angenommen. Genehmigte Aktivitäten laufen weiter.',
  yours: (needs: string) => `Damit Sie MDF beantragen können, fehlt Ihrer Firma noch: ${needs}.`,
  its: (needs: string) => `Damit dieser Partner MDF beantragen kann, fehlt ihm noch: ${needs}.`,
};
