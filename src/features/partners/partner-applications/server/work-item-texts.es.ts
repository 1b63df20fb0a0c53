import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  joinRequests: {
    label: 'Solicitudes de acceso',
    says: ['persona quiere unirse a tu portal', 'personas quieren unirse a tu portal'],
    verb: 'Revisar',
  },
};
