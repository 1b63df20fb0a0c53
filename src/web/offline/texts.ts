import { defineTexts } from '../texts.ts';

export const texts = defineTexts('web/offline', {
  waits: 'Saved on this device. It is sent when you are online again.',
});
