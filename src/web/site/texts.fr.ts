import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkDoesNotWork: 'Ce lien ne fonctionne pas',
  opening: 'Ouverture…',
  turnOnJavascriptToOpenThis: 'Activez JavaScript pour ouvrir ce lien.',
  privacyPolicy: 'Politique de confidentialité',
  legalNotice: 'Mentions légales',
  skipToContent: 'Aller au contenu',
  pageNotFound: 'Page introuvable',
  sorryPageYouVisitedDoesNot: 'Cette page n’existe pas.',
  linkMayBeIncompleteOrHas: (name: ReactNode) => rich`Le lien est peut-être incomplet, ou ${name} a fermé la page.`,
  goToWebsite: (name: Part) => `Aller sur le site de ${name}`,
  errorStatusCode: (status: Part) => `Erreur (code d’état\u00a0: ${status})`,
  serverCannotBeReachedCheckYour: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  thisLinkIncompleteOpenLinkIn: 'Ce lien est incomplet. Ouvrez à nouveau le lien de l’e-mail.',
};
