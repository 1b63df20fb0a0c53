import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  opening: 'Ouverture de votre lien…',
  title: 'Partagé avec vous',
  noScript: 'Cette page a besoin de JavaScript pour ouvrir votre lien.',
  missing: 'Cette adresse est incomplète. Ouvrez à nouveau le lien que vous avez reçu.',
  failed: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  refusedTitle: 'Ce lien ne peut pas être utilisé',
  sharedBy: (company: string) => `Partagé par ${company}`,
  until: (day: string) => `Disponible jusqu’au ${day}`,
  needsPassword: 'Saisissez le mot de passe que vous avez reçu.',
  needsEmail: 'Saisissez votre adresse e-mail pour continuer.',
  seen: (company: string) => `${company} voit que vous avez ouvert ce lien.`,
  password: 'Mot de passe',
  email: 'Adresse e-mail',
  proceed: 'Continuer',
  download: 'Télécharger',
  openLink: 'Ouvrir le lien',
  noPreview: 'Téléchargez le fichier pour l’ouvrir.',
  required: 'Ce champ est obligatoire',
};
