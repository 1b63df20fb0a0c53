import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Leads erhalten',
  description: 'Regeln lassen den Partner aus, und Leads können ihm weder zugewiesen noch von ihm angenommen werden.',
  yours: (needs: string) => `Damit Sie Leads erhalten können, fehlt Ihrer Firma noch: ${needs}.`,
  its: (needs: string) => `Damit dieser Partner Leads erhalten kann, fehlt ihm noch: ${needs}.`,
};
