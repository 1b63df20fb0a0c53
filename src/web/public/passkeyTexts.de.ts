import type { FullTranslation } from '#shared/text/texts.ts';
import type { passkeyTexts as english } from './passkeyTexts.ts';

/** Not yet reviewed by a native speaker. */
export const passkeyTexts: FullTranslation<typeof english> = {
  signIn: 'Mit einem Passkey anmelden',
  signingIn: 'Anmeldung läuft…',
  failed:
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
};
