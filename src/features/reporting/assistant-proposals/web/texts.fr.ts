import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposal: 'Proposition',
  waiting: 'Vous attend',
  confirmed: 'Confirmée',
  dismissed: 'Écartée',
  expired: 'Expirée',
  confirm: 'Confirmer',
  tryAgain: 'Réessayer',
  dismiss: 'Écarter',
  byHand: 'Modifier manuellement',
  open: 'Ouvrir la fiche',
  before: 'Avant',
  after: 'Après',
  nothingYet: 'Rien n’est enregistré avant votre confirmation. Vos autorisations sont alors vérifiées à nouveau.',
  refused: 'Cela n’a pas été enregistré.',
  wasConfirmed: 'Vous avez confirmé cette proposition.',
  wasDismissed: 'Vous avez écarté cette proposition. Rien n’a été enregistré.',
  hasExpired: 'Cette proposition a expiré. Rien n’a été enregistré. Interrogez à nouveau l’assistant.',
  done: 'Confirmée',
  gone: 'Cette proposition n’existe plus.',
  until: 'Expire le',
  preparedBy: 'Préparée par',
  chat: 'L’assistant',
  program: 'Un programme connecté',
  created: 'Préparée le',
  decided: 'Décidée le',
};
