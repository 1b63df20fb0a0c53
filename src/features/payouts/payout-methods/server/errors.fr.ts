import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-methods'> = {
  'A partner entered or changed their payout details.':
    'Un partenaire a saisi ou modifié ses coordonnées de versement.',
  'Changed payout details': 'Coordonnées de versement modifiées',
  'Someone entered or changed your payout details.': 'Quelqu’un a saisi ou modifié vos coordonnées de versement.',
  'These details are no longer in use.': 'Ces coordonnées ne sont plus utilisées.',
  'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.':
    'Ces coordonnées ne peuvent pas être déchiffrées, car TANDEM_SECRET a changé depuis leur saisie. Saisissez-les à nouveau.',
  'These details have changed in the meantime. Check them again before you verify them.':
    'Ces coordonnées ont changé entre-temps. Contrôlez-les à nouveau avant de les vérifier.',
  'These payout details': 'Ces coordonnées de versement',
  'You can’t verify payout details you entered. Ask another team member.':
    'Vous ne pouvez pas vérifier des coordonnées de versement que vous avez saisies. Demandez à un autre membre de l’équipe.',
  'Your payout details': 'Vos coordonnées de versement',
};
