import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  several: (count, many, latest) => `${count} ${many}. Mais recente: ${latest}`,
  newNotifications: (count) => `${count} novas notificações`,
  openNotifications: 'Abrir notificações',
  openPortal: 'Abrir o portal do parceiro',
};
