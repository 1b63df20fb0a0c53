import { defineTexts } from '#shared/text/texts.ts';
import { MOST_PASSKEYS } from '../passkeys.schema.ts';

/** Refusals, which are translated as labels. */
export const texts = {
  thisPasskey: 'This passkey',
  passwordRequired: 'is required',
  elsewhere: 'You sign in through your company’s identity provider, so you need no passkey here.',
  notAccepted: 'This passkey was not accepted. Try again.',
  alreadyAdded: 'This passkey is already added.',
  tooMany: `You can have ${MOST_PASSKEYS} passkeys. Remove one first.`,
  none: 'You have no passkey for this address.',
};

/** Emails to people about their own account. */
export const letterTexts = defineTexts('access/profile/server', {
  ignore: 'If you did not request this, you can ignore this email.',
  alarm: 'If this was not you, change your password immediately and check your active sessions.',
  viewSecurity: 'View security settings',
  viewSessions: 'View active sessions',
  signIn: 'Sign in',

  confirmSubject: 'Confirm your email address',
  confirm: 'Please confirm that this email address is yours.',
  validForDays: (days: number) => `The link is valid for ${days} days.`,
  confirmAddress: 'Confirm email address',
  register: 'Someone created an account with this email address. Open the link to confirm the address and to sign in.',
  worksOnceForDays: (days: number) => `The link works once and is valid for ${days} days.`,
  confirmAndSignIn: 'Confirm and sign in',

  newPassword: 'Choose a new password',
  reset: 'Someone requested a new password for your account.',
  resetOnce: 'The link works once and expires after one hour. When you use it, you are signed out on all devices.',

  knownSubject: 'You already have an account',
  known: 'Someone tried to create an account with this email address, but it already has one.',
  ifKnown: 'If this was you, sign in or reset your password.',

  codeGuessesSubject: 'Someone is guessing your sign-in code',
  codeGuesses:
    'Someone entered your password correctly, and then many wrong codes for the second step. Choose a new password now.',
  passwordGuessesSubject: 'Someone is guessing your password',
  passwordGuesses:
    'Someone tried many wrong passwords for your account. They did not get in, and further tries are slowed down.',
  ifGuesses: 'If this was you, you do not have to do anything.',
  onceADay: 'We send this email at most once a day.',

  passwordChangedSubject: 'Your password was changed',
  passwordChanged: 'Your password was changed. You have been signed out of all other sessions.',
  emailChangedSubject: 'Your email address was changed',
  emailChanged: (email: string) => `You now sign in with ${email}. You can no longer sign in with this address.`,
  emailAlarm: 'If this was not you, tell your administrator immediately.',

  twoFactorOnSubject: 'Two-factor authentication was turned on',
  twoFactorOn:
    'From now on, you need a code from your authenticator app to sign in. Store your recovery codes somewhere safe.',
  twoFactorOffSubject: 'Two-factor authentication was turned off',
  twoFactorOff: 'From now on, you sign in with only your password.',
  newCodesSubject: 'Your recovery codes were replaced',
  newCodes: 'Ten new recovery codes were created. Your old codes no longer work.',

  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAdded: (name: string, host: string) => `The passkey “${name}” can now sign in to your account at ${host}.`,
  passkeyRemovedSubject: 'A passkey was removed from your account',
  passkeyRemoved: (name: string) => `The passkey “${name}” no longer works.`,
  passkeyAlarm:
    'If this was not you, change your password immediately, remove unknown passkeys, and check your active sessions.',
});
