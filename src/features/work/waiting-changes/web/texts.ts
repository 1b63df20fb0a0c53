import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts('work/waiting-changes/web', {
  title: 'Waiting changes',
  lead: 'Changes that you made without a network. They are sent when you are online, in this order.',
  empty: 'Nothing waits on this device. Changes that you make without a network appear here until they are sent.',
  state: { waiting: 'Waits for the network', refused: 'Not accepted' },
  captured: (at: string) => `Saved on ${at}`,
  sendAgain: 'Send again',
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Discard',
  discardTitle: 'Discard this change?',
  discardText: 'It was not sent and is removed from this device.',
  keep: 'Keep',
  sent: (label: string) => `Sent: ${label}`,
  banner: 'Connection',
  copyFrom: (at: string) => `Copy from ${at}, you are offline.`,
  offline: 'You are offline.',
  waiting: (count: number) => `${plural(count, 'change waits', 'changes wait')} to be sent.`,
  refused: (count: number) => `${plural(count, 'change was', 'changes were')} not accepted.`,
  show: 'Show changes',
  unsentTitle: 'Log out and discard these changes?',
  unsent: (count: number) =>
    `${plural(count, 'change has', 'changes have')} not been sent. Logging out removes them from this device.`,
  logOut: 'Discard and log out',
  stay: 'Stay logged in',
});
