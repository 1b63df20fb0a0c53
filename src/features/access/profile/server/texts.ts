import { MOST_PASSKEYS } from '../passkeys.schema.ts';

const alarm =
  'If this was not you, change your password immediately, remove unknown passkeys, and check your active sessions.';

export const texts = {
  thisPasskey: 'This passkey',
  passwordRequired: 'is required',
  elsewhere: 'You sign in through your company’s identity provider, so you need no passkey here.',
  notAccepted: 'This passkey was not accepted. Try again.',
  alreadyAdded: 'This passkey is already added.',
  tooMany: `You can have ${MOST_PASSKEYS} passkeys. Remove one first.`,
  none: 'You have no passkey for this address.',
  passkeyLetter: {
    added: 'A passkey was added to your account',
    removed: 'A passkey was removed from your account',
    hello: 'Hello,',
    addedText: (name: string, host: string) => `The passkey “${name}” can now sign in to your account at ${host}.`,
    removedText: (name: string) => `The passkey “${name}” no longer works.`,
    action: 'View security settings',
    alarm,
  },
};
