import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('deals/deal-registrations/web/fair/shared', {
  label: 'Shared with this app',
  filled: (name: string) => `Filled in from “${name}”. Check it before you register; nothing has been sent.`,
  unnamed: 'Shared text',
  discard: 'Discard',
  open: 'Use',
  more: 'Also shared:',
  problem: {
    binary: (name: string) => `“${name}” is not a contact card, an email or a text. Type in the deal instead.`,
    encoding: (name: string) => `“${name}” is not encoded in UTF-8. Share it as text instead.`,
    nothing: (name: string) => `“${name}” has no contact and no text. Type in the deal instead.`,
  },
  missing: {
    'signed-out': 'What you shared was not kept, because you were not signed in with “Remember me”. Share it again.',
    full: 'What you shared was not kept, because 20 shared items wait here. Use or discard them, and share it again.',
    failed: 'What you shared did not arrive. Open the app, and share it again.',
    gone: 'This shared item was used or discarded.',
  },
  title: 'Title',
  description: 'Notes',
});
