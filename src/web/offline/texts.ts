import { defineTexts, plural } from '../texts.ts';

export const texts = defineTexts({
  en: {
    waits: 'Saved on this device. It is sent when you are online again.',
    copyFrom: (at: string) => `Copy from ${at}, you are offline`,
    offline: 'You are offline',
    tryAgain: 'Try again',
    waiting: (count: number) => `${plural(count, 'change waits', 'changes wait')} to be sent.`,
    refused: (count: number) => `${plural(count, 'change was', 'changes were')} not accepted.`,
    review: 'Review',
    unsentTitle: 'Log out and discard what was not sent?',
    unsent: (count: number) =>
      `${plural(count, 'change was', 'changes were')} not sent yet. Logging out removes them from this device.`,
    discardAndLogOut: 'Discard and log out',
    stay: 'Stay logged in',
  },
});
