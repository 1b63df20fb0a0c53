import type { FullTranslation } from '#shared/text/texts.ts';
import type { passkeyTexts as english } from './passkeyTexts.ts';

/** Not yet reviewed by a native speaker. */
export const passkeyTexts: FullTranslation<typeof english> = {
  signIn: 'Se connecter avec une clé d’accès',
  signingIn: 'Connexion…',
  failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
};
