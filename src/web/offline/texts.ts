import { defineTexts } from '../texts.ts';

export const texts = defineTexts({
  en: { waits: 'Saved on this device. It is sent when you are online again.' },
});
