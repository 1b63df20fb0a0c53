import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  several: (count, many, latest) => `${count} ${many}. Lo más reciente: ${latest}`,
  newNotifications: (count) => `${count} notificaciones nuevas`,
  openNotifications: 'Abrir notificaciones',
  openPortal: 'Abrir el portal de partners',
};
