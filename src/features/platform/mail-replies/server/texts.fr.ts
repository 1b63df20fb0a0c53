import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: 'Votre réponse n’a pas pu être lue',
  notRead:
    'Nous n’avons pas pu lire votre réponse, elle n’a donc pas été ajoutée à la conversation. Connectez-vous pour y répondre.',
  signIn: 'Se connecter',
};
