import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A partner proposes targets, agrees to yours, or falls behind.':
    'Un partenaire propose des cibles, accepte les vôtres ou prend du retard.',
  'A plan that both sides agreed on is kept.': 'Un plan convenu entre les deux parties est conservé.',
  'Targets of partners': 'Cibles des partenaires',
  'The company proposes targets, or agrees to yours.': 'L’entreprise propose des cibles ou accepte les vôtres.',
  'The other side agrees to your proposal.': 'C’est à l’autre partie d’accepter votre proposition.',
  'This plan': 'Ce plan',
  'Your targets': 'Vos cibles',
  'has a plan with this partner already': 'Il existe déjà un plan avec ce partenaire pour ce trimestre.',
  'is required: set at least one target or add an objective':
    'Ce champ est obligatoire : définissez au moins une cible ou ajoutez un objectif.',
  'must be the first day of a quarter, such as 2026-07-01':
    'Doit être le premier jour d’un trimestre, par exemple 2026-07-01.',
};
