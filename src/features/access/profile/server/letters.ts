import { defineMail, type Letter } from '#features/platform/mails/server/service.ts';
import { HOURS } from './mailed-links.ts';

type Body = Pick<Letter, 'kind' | 'subject' | 'paragraphs' | 'action' | 'footer'>;

const ignore = 'If you did not request this, you can ignore this email.';
const alarm = 'If this was not you, change your password immediately and check your active sessions.';

/** Emails about accounts carry a link that lets its reader in, or none. */
const linkMail = (key: string) => defineMail({ key, class: 'account', hides: 'body' });
const newsMail = (key: string) => defineMail({ key, class: 'account', hides: 'nothing' });
const kinds = {
  register: linkMail('finish_registration'),
  confirm: linkMail('confirm_address'),
  reset: linkMail('reset_password'),
  known: newsMail('known_address'),
  guesses: newsMail('account_guesses'),
  passwordChanged: newsMail('password_changed'),
  emailChanged: newsMail('address_changed'),
  twoFactor: newsMail('two_factor_changed'),
  newRecoveryCodes: newsMail('recovery_codes_replaced'),
};

/** Emails about a person's own account. */
export const letters = {
  confirm: (token: string): Body => ({
    kind: kinds.confirm,
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello,',
      'Please confirm that this email address is yours.',
      `The link is valid for ${HOURS.confirm_email / 24} days.`,
    ],
    action: { label: 'Confirm email address', path: `/confirm-email#token=${token}` },
    footer: ignore,
  }),
  register: (token: string): Body => ({
    kind: kinds.register,
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello,',
      'Someone created an account with this email address. Open the link to confirm the address and to sign in.',
      `The link works once and is valid for ${HOURS.confirm_email / 24} days.`,
    ],
    action: { label: 'Confirm and sign in', path: `/confirm-email#token=${token}&signup=1` },
    footer: ignore,
  }),
  reset: (token: string): Body => ({
    kind: kinds.reset,
    subject: 'Choose a new password',
    paragraphs: [
      'Hello,',
      'Someone requested a new password for your account.',
      'The link works once and expires after one hour. When you use it, you are signed out on all devices.',
    ],
    action: { label: 'Choose a new password', path: `/update-password#token=${token}` },
    footer: ignore,
  }),
  known: (): Body => ({
    kind: kinds.known,
    subject: 'You already have an account',
    paragraphs: [
      'Hello,',
      'Someone tried to create an account with this email address, but it already has one.',
      'If this was you, sign in or reset your password.',
    ],
    action: { label: 'Sign in', path: '/login' },
    footer: ignore,
  }),
  guesses: (what: 'password' | 'code'): Body => ({
    kind: kinds.guesses,
    subject: what === 'code' ? 'Someone is guessing your sign-in code' : 'Someone is guessing your password',
    paragraphs: [
      'Hello,',
      what === 'code'
        ? 'Someone entered your password correctly, and then many wrong codes for the second step. Choose a new password now.'
        : 'Someone tried many wrong passwords for your account. They did not get in, and further tries are slowed down.',
      'If this was you, you do not have to do anything.',
    ],
    action: { label: 'View security settings', path: '/profile?tab=security' },
    footer: 'We send this email at most once a day.',
  }),
  passwordChanged: (): Body => ({
    kind: kinds.passwordChanged,
    subject: 'Your password was changed',
    paragraphs: ['Hello,', 'Your password was changed. You have been signed out of all other sessions.'],
    action: { label: 'View active sessions', path: '/profile?tab=sessions' },
    footer: alarm,
  }),
  emailChanged: (to: string): Body => ({
    kind: kinds.emailChanged,
    subject: 'Your email address was changed',
    paragraphs: ['Hello,', `You now sign in with ${to}. You can no longer sign in with this address.`],
    footer: 'If this was not you, tell your administrator immediately.',
  }),
  twoFactor: (isOn: boolean): Body => ({
    kind: kinds.twoFactor,
    subject: `Two-factor authentication was turned ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      'Hello,',
      isOn
        ? 'From now on, you need a code from your authenticator app to sign in. Store your recovery codes somewhere safe.'
        : 'From now on, you sign in with only your password.',
    ],
    action: { label: 'View security settings', path: '/profile?tab=security' },
    footer: alarm,
  }),
  newRecoveryCodes: (): Body => ({
    kind: kinds.newRecoveryCodes,
    subject: 'Your recovery codes were replaced',
    paragraphs: ['Hello,', 'Ten new recovery codes were created. Your old codes no longer work.'],
    action: { label: 'View security settings', path: '/profile?tab=security' },
    footer: alarm,
  }),
};
