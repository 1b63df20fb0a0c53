import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/campaigns'> = {
  'A campaign cannot be changed after it was prepared. Copy it instead.':
    'Une campagne ne peut plus être modifiée après sa préparation. Copiez-la plutôt.',
  'A campaign was sent, it stopped and needs attention, or a person replied.':
    'Une campagne a été envoyée, elle s’est arrêtée et demande votre attention, ou une personne a répondu.',
  'Email campaigns': 'Campagnes e-mail',
  'Move the campaign back to draft first.': 'Remettez d’abord la campagne en brouillon.',
  'Only the person can subscribe again, by the link in any of your emails.':
    'Seule la personne elle-même peut se réabonner, par le lien de l’un de vos e-mails.',
  'is not a sending domain': 'Ce n’est pas un domaine d’envoi.',
  'is not an email topic': 'Ce n’est pas un thème d’e-mail.',
  'must be an audience of partners or contacts': 'Doit être une audience de partenaires ou de contacts.',
  'must be within a year': 'Doit se situer dans l’année à venir.',
};
