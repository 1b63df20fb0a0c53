import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Confirmer',
  opening: 'Ouverture…',
  acting: (person: string) => `Vous agissez en tant que ${person}. Ne transférez pas cet e-mail.`,
  missing: 'Ce lien est incomplet. Utilisez le lien de l’e-mail.',
  failed: 'L’envoi a échoué. Vérifiez votre connexion et réessayez.',
  refused: 'Ce lien ne fonctionne pas',
  done: 'Terminé',
  signIn: (company: string) => `Aller au portail partenaires de ${company}`,
  noScript: 'Cette page a besoin de JavaScript.',
  optional: 'facultatif',
  choose: 'Choisir…',
  required: 'est obligatoire',
};
