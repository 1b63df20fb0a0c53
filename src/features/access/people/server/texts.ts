import { defineTexts } from '#shared/text/texts.ts';

/** The email about a second factor that somebody else turned off. */
export const texts = defineTexts('access/people/server', {
  twoFactorReset: 'Your two-factor authentication was reset',
  turnedOff: (by: string) =>
    `${by} turned off your two-factor authentication. You can sign in with your password again. You have been signed out everywhere.`,
  reason: (reason: string) => `Reason: ${reason}`,
  setUpAgain:
    'Set it up again after you sign in. Your old authenticator app entry, recovery codes and passkeys no longer work.',
  signIn: 'Sign in',
  alarm: 'If you did not ask for this, change your password immediately and tell your administrator.',
});
