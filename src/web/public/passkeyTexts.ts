import { defineTexts } from '../texts.ts';

export const passkeyTexts = defineTexts('web/public/passkeyTexts', {
  signIn: 'Sign in with a passkey',
  signingIn: 'Signing in…',
  failed: 'The passkey could not be used. Try again, or sign in with your password.',
});
