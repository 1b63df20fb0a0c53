import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'A partner user posts an idea.': 'Un utilisateur partenaire publie une idée.',
  'Answers to ideas': 'Réponses aux idées',
  Ideas: 'Idées',
  'The company answers an idea you posted or voted for.':
    'L’entreprise répond à une idée que vous avez publiée ou pour laquelle vous avez voté.',
  'This idea was answered. Only the company can change it now.':
    'Cette idée a reçu une réponse. Seule l’entreprise peut désormais la modifier.',
};
