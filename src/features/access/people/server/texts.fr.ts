import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  twoFactorReset: 'Votre authentification à deux facteurs a été réinitialisée',
  turnedOff: (by) =>
    `${by} a désactivé votre authentification à deux facteurs. Vous pouvez de nouveau vous connecter avec votre mot de passe. Toutes vos sessions sont fermées.`,
  reason: (reason) => `Motif\u00a0: ${reason}`,
  setUpAgain:
    'Configurez-la de nouveau après vous être connecté. L’ancienne entrée de votre application d’authentification, vos codes de récupération et vos clés d’accès ne fonctionnent plus.',
  signIn: 'Se connecter',
  alarm: 'Si vous n’avez pas demandé cela, changez immédiatement de mot de passe et prévenez votre administrateur.',
};
