import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Partagé avec cette application',
  filled: (name) =>
    `Rempli à partir de « ${name} ». Vérifiez les données avant d’enregistrer l’affaire\u00a0; rien n’a été envoyé.`,
  unnamed: 'Texte partagé',
  discard: 'Supprimer',
  open: 'Utiliser',
  more: 'Également partagé\u00a0:',
  problem: {
    binary: (name) =>
      `« ${name} » n’est ni une carte de contact, ni un e-mail, ni un texte. Saisissez l’affaire vous-même.`,
    encoding: (name) => `« ${name} » n’est pas encodé en UTF-8. Partagez le contenu sous forme de texte.`,
    nothing: (name) => `« ${name} » ne contient ni contact ni texte. Saisissez l’affaire vous-même.`,
  },
  missing: {
    'signed-out':
      'Le contenu partagé n’a pas été conservé, car vous n’étiez pas connecté avec «\u00a0Se souvenir de moi\u00a0». Partagez-le à nouveau.',
    full: 'Le contenu partagé n’a pas été conservé, car 20 éléments partagés attendent ici. Utilisez-les ou supprimez-les, puis partagez-le à nouveau.',
    failed: 'Le contenu partagé n’est pas arrivé. Ouvrez l’application et partagez-le à nouveau.',
    gone: 'Cet élément partagé a déjà été utilisé ou supprimé.',
  },
  title: 'Titre',
  description: 'Notes',
};
