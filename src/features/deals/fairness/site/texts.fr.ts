import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Cette décision était-elle équitable\u202f?',
  text: 'Votre réponse aide à améliorer la façon dont les enregistrements sont décidés.',
  chosen: (isFair: boolean) =>
    `Vous avez choisi «\u00a0${isFair ? 'Oui' : 'Non'}\u00a0» dans l’e-mail. Sélectionnez-le ici pour envoyer votre réponse.`,
  yes: 'Oui',
  no: 'Non',
  sending: 'Envoi de votre réponse…',
  thanks: 'Merci',
  kept: (isFair: boolean) =>
    `Votre réponse\u00a0: ${isFair ? 'oui, elle était équitable' : 'non, elle n’était pas équitable'}.`,
  already: (isFair: boolean) =>
    `Cette question a déjà reçu une réponse\u00a0: ${isFair ? 'oui, elle était équitable' : 'non, elle n’était pas équitable'}. La première réponse compte.`,
  missing: 'Ce lien est incomplet. Utilisez le lien de l’e-mail.',
  failed: 'Votre réponse n’a pas pu être envoyée. Réessayez.',
  refused: 'Ce lien ne fonctionne pas',
  noScript: 'Cette page a besoin de JavaScript.',
};
