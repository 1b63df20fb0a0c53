import { defineTexts } from '#shared/text/texts.ts';

export const texts = defineTexts('engagement/notifications/server', {
  /** @param many such as "new registrations" */
  several: (count: string, many: string, latest: string) => `${count} ${many}. Latest: ${latest}`,
  newNotifications: (count: number) => `${count} new notifications`,
  openNotifications: 'Open notifications',
  openPortal: 'Open the partner portal',
});
