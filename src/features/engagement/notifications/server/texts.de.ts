import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  several: (count, many, latest) => `${count} ${many}. Zuletzt: ${latest}`,
  newNotifications: (count) => `${count} neue Benachrichtigungen`,
  openNotifications: 'Benachrichtigungen öffnen',
  openPortal: 'Partnerportal öffnen',
};
