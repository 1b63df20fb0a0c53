import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('deals/deal-registrations/web/fair/photo', {
  add: 'Photo of the card',
  replace: 'Replace photo',
  remove: 'Remove photo',
  alt: 'Photo of the card',
  unreadable: 'This file is not a picture that the browser can show. Choose another one.',
  file: 'Business card.jpg',
  label: (account: string) => `Photo of the card of ${account}`,
  status: {
    sending: 'Attaching the photo…',
    attached: 'The photo is attached to the registration.',
    waits: 'The photo waits on this device. It is attached when you are online again.',
  },
  failed: (reason: string) => `The registration was saved, but the photo was not attached: ${reason}`,
});
