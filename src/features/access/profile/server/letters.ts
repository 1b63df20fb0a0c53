import { defineMail, type Letter, mailTexts } from '#features/platform/mails/server/service.ts';
import { HOURS } from './mailed-links.ts';
import { letterTexts } from './texts.ts';

type Body = Pick<Letter, 'kind' | 'subject' | 'paragraphs' | 'action' | 'footer'>;

const DAYS = HOURS.confirm_email / 24;

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

const security = () => ({ label: letterTexts.viewSecurity, path: '/profile?tab=security' });

/** Emails about a person's own account, in the language in which they are called. */
export const letters = {
  confirm: (token: string): Body => ({
    kind: kinds.confirm,
    subject: letterTexts.confirmSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.confirm, letterTexts.validForDays(DAYS)],
    action: { label: letterTexts.confirmAddress, path: `/confirm-email#token=${token}` },
    footer: letterTexts.ignore,
  }),
  register: (token: string): Body => ({
    kind: kinds.register,
    subject: letterTexts.confirmSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.register, letterTexts.worksOnceForDays(DAYS)],
    action: { label: letterTexts.confirmAndSignIn, path: `/confirm-email#token=${token}&signup=1` },
    footer: letterTexts.ignore,
  }),
  reset: (token: string): Body => ({
    kind: kinds.reset,
    subject: letterTexts.newPassword,
    paragraphs: [mailTexts.hello(''), letterTexts.reset, letterTexts.resetOnce],
    action: { label: letterTexts.newPassword, path: `/update-password#token=${token}` },
    footer: letterTexts.ignore,
  }),
  known: (): Body => ({
    kind: kinds.known,
    subject: letterTexts.knownSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.known, letterTexts.ifKnown],
    action: { label: letterTexts.signIn, path: '/login' },
    footer: letterTexts.ignore,
  }),
  guesses: (what: 'password' | 'code'): Body => ({
    kind: kinds.guesses,
    subject: what === 'code' ? letterTexts.codeGuessesSubject : letterTexts.passwordGuessesSubject,
    paragraphs: [
      mailTexts.hello(''),
      what === 'code' ? letterTexts.codeGuesses : letterTexts.passwordGuesses,
      letterTexts.ifGuesses,
    ],
    action: security(),
    footer: letterTexts.onceADay,
  }),
  passwordChanged: (): Body => ({
    kind: kinds.passwordChanged,
    subject: letterTexts.passwordChangedSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.passwordChanged],
    action: { label: letterTexts.viewSessions, path: '/profile?tab=sessions' },
    footer: letterTexts.alarm,
  }),
  emailChanged: (to: string): Body => ({
    kind: kinds.emailChanged,
    subject: letterTexts.emailChangedSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.emailChanged(to)],
    footer: letterTexts.emailAlarm,
  }),
  twoFactor: (isOn: boolean): Body => ({
    kind: kinds.twoFactor,
    subject: isOn ? letterTexts.twoFactorOnSubject : letterTexts.twoFactorOffSubject,
    paragraphs: [mailTexts.hello(''), isOn ? letterTexts.twoFactorOn : letterTexts.twoFactorOff],
    action: security(),
    footer: letterTexts.alarm,
  }),
  newRecoveryCodes: (): Body => ({
    kind: kinds.newRecoveryCodes,
    subject: letterTexts.newCodesSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.newCodes],
    action: security(),
    footer: letterTexts.alarm,
  }),
};
