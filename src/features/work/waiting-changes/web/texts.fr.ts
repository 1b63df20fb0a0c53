import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Modifications en attente',
  lead: 'Les modifications que vous avez faites sans réseau. Elles sont envoyées dans cet ordre dès que vous êtes en ligne.',
  empty:
    'Rien n’est en attente sur cet appareil. Les modifications que vous faites sans réseau apparaissent ici jusqu’à leur envoi.',
  state: { waiting: 'En attente du réseau', refused: 'Non acceptée' },
  captured: (at: string) => `Enregistrée le ${at}`,
  sendAgain: 'Envoyer à nouveau',
  sendNow: 'Envoyer maintenant',
  edit: 'Modifier',
  discard: 'Abandonner',
  discardTitle: 'Abandonner cette modification\u202f?',
  discardText: 'Elle n’a pas été envoyée et sera retirée de cet appareil.',
  keep: 'Conserver',
  sent: (label: string) => `Envoyé\u00a0: ${label}`,
  banner: 'Connexion',
  copyFrom: (at: string) => `Copie (${at}). Vous êtes hors ligne.`,
  offline: 'Vous êtes hors ligne.',
  waiting: (count: number) => `${plural(count, 'modification est', 'modifications sont')} en attente d’envoi.`,
  refused: (count: number) =>
    `${plural(count, 'modification n’a pas été acceptée', 'modifications n’ont pas été acceptées')}.`,
  show: 'Afficher les modifications',
  unsentTitle: 'Se déconnecter et abandonner ces modifications\u202f?',
  unsent: (count: number) =>
    `${plural(count, 'modification n’a pas été envoyée', 'modifications n’ont pas été envoyées')}. La déconnexion ${count > 1 ? 'les' : 'la'} retire de cet appareil.`,
  logOut: 'Abandonner et se déconnecter',
  stay: 'Garder la session ouverte',
};
