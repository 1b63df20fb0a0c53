import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-statuses'> = {
  'Make another status the default instead. New partners need one.':
    'Définissez plutôt un autre statut par défaut. Les nouveaux partenaires en ont besoin.',
  'This is the default status of new partners. Make another status the default, then archive this one.':
    'C’est le statut par défaut des nouveaux partenaires. Définissez un autre statut par défaut, puis archivez celui-ci.',
};
