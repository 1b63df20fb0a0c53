import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Leistungen anfragen',
  description:
    'Leistungen werden angezeigt, können aber nicht angefragt werden. Dauerhafte Leistungen wie Rabatte gelten wie bisher.',
  yours: (needs: string) => `Damit Sie Leistungen anfragen können, fehlt Ihrer Firma noch: ${needs}.`,
  its: (needs: string) => `Damit dieser Partner Leistungen anfragen kann, fehlt ihm noch: ${needs}.`,
};
