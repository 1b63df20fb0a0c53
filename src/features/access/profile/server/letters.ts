import type { Letter } from '#features/engagement/mails/server/service.ts';
import { HOURS } from './mailed-links.ts';

type Body = Pick<Letter, 'subject' | 'paragraphs' | 'action' | 'footer'>;

const ignore = 'If it was not you who asked for this, ignore it and nothing happens.';
const alarm = 'If it was not you, choose a new password at once and look at where you are signed in.';

/** What the product writes to people about their own account. */
export const letters = {
  confirm: (token: string): Body => ({
    subject: 'Confirm your address',
    paragraphs: [
      'Hello,',
      'please confirm that this address is yours.',
      `The link works for ${HOURS.confirm_email / 24} days.`,
    ],
    action: { label: 'Confirm this address', path: `/confirm-email#token=${token}` },
    footer: ignore,
  }),
  reset: (token: string): Body => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Hello,',
      'somebody asked for a new password for your account.',
      'The link works once and for an hour. Your sessions end when you use it.',
    ],
    action: { label: 'Choose a new password', path: `/update-password#token=${token}` },
    footer: ignore,
  }),
  known: (): Body => ({
    subject: 'You have an account already',
    paragraphs: [
      'Hello,',
      'somebody tried to use this address for an account, but it has one already.',
      'If that was you: sign in with it, or choose a new password.',
    ],
    action: { label: 'Sign in', path: '/login' },
    footer: ignore,
  }),
  passwordChanged: (): Body => ({
    subject: 'Your password was changed',
    paragraphs: ['Hello,', 'your password was changed, and your other sessions have ended.'],
    action: { label: 'Where you are signed in', path: '/profile?tab=sessions' },
    footer: alarm,
  }),
  emailChanged: (to: string): Body => ({
    subject: 'Your address was changed',
    paragraphs: ['Hello,', `you sign in with ${to} from now on; this address no longer works.`],
    footer: 'If it was not you, tell your administrator at once.',
  }),
  twoFactor: (isOn: boolean): Body => ({
    subject: `Two-factor authentication was turned ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      'Hello,',
      isOn
        ? 'from now on, signing in takes a code of your authenticator app. Keep the recovery codes where you find them without your phone.'
        : 'from now on, your password alone signs you in.',
    ],
    action: { label: 'Look at it', path: '/profile?tab=security' },
    footer: alarm,
  }),
  newRecoveryCodes: (): Body => ({
    subject: 'You have new recovery codes',
    paragraphs: ['Hello,', 'ten new recovery codes were made; the former ones no longer work.'],
    action: { label: 'Look at it', path: '/profile?tab=security' },
    footer: alarm,
  }),
};
