import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/audiences'> = {
  'audience_id: must be an id': 'audience_id : doit être un ID',
  'is already the name of another audience': 'Une autre audience porte déjà ce nom.',
  'is not available to your role': 'N’est pas disponible pour votre rôle.',
  'refer back to this audience: an audience cannot include itself':
    'Les conditions renvoient à cette audience : une audience ne peut pas s’inclure elle-même.',
};
