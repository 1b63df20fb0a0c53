import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Préférences e-mail',
  opening: 'Chargement de vos préférences…',
  noScript: 'Cette page a besoin de JavaScript. Vous pouvez aussi vous désabonner avec le bouton de votre messagerie.',
  missing: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  failed: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  refusedTitle: 'Ce lien ne fonctionne pas',
  about: (company: string, email: string) => `Choisissez les e-mails que ${company} envoie à ${email}.`,
  topics: 'Thèmes',
  save: 'Enregistrer les préférences',
  unsubscribe: (topic: string) => `Se désabonner de «\u00a0${topic}\u00a0»`,
  off: 'Se désabonner de tout',
  isOff:
    'Vous ne recevez aucun e-mail marketing de cette entreprise. Choisissez des thèmes et enregistrez pour vous réabonner.',
  saved: 'Vos préférences sont enregistrées.',
  note: 'Les e-mails concernant votre compte, vos affaires et vos paiements ne changent pas.',
};
