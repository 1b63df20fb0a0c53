import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  twoFactorReset: 'Ihre Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
  turnedOff: (by) =>
    `${by} hat Ihre Zwei-Faktor-Authentifizierung ausgeschaltet. Sie können sich wieder mit Ihrem Passwort anmelden. Sie wurden überall abgemeldet.`,
  reason: (reason) => `Grund: ${reason}`,
  setUpAgain:
    'Richten Sie sie nach dem Anmelden erneut ein. Der bisherige Eintrag in Ihrer Authenticator-App, die Wiederherstellungscodes und die Passkeys funktionieren nicht mehr.',
  signIn: 'Anmelden',
  alarm: 'Wenn Sie nicht darum gebeten haben, ändern Sie sofort Ihr Passwort und informieren Sie Ihre Administration.',
};
