import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/audiences'> = {
  'audience_id: must be an id': 'audience_id: Muss eine ID sein.',
  'is already the name of another audience': 'So heißt bereits eine andere Zielgruppe.',
  'is not available to your role': 'Ist für Ihre Rolle nicht verfügbar.',
  'refer back to this audience: an audience cannot include itself':
    'Verweisen auf diese Zielgruppe zurück. Eine Zielgruppe kann sich nicht selbst enthalten.',
};
