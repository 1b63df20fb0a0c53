import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disabled: (name, reason) => `Le point de terminaison webhook « ${name} » a été désactivé. ${reason}`,
  disabledSubject: (name) => `Point de terminaison webhook désactivé : ${name}`,
  wantsNoMore: 'Il a répondu 410, ce qui signifie qu’il ne veut plus d’événements.',
  alwaysFails: 'Toutes les requêtes des cinq derniers jours ont échoué.',
  view: 'Voir le point de terminaison',
};
