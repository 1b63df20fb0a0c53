import { defineTexts } from '#shared/text/texts.ts';

/** Messages to channels. */
export const texts = defineTexts('engagement/chat-channels/server', {
  test: 'This is a test message. Notifications of the chosen topics arrive here.',
  openApp: 'Open the app',
});
