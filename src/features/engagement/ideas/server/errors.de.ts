import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'A partner user posts an idea.': 'Ein Partnerbenutzer veröffentlicht eine Idee.',
  'Answers to ideas': 'Antworten auf Ideen',
  Ideas: 'Ideen',
  'The company answers an idea you posted or voted for.':
    'Das Unternehmen antwortet auf eine Idee, die Sie veröffentlicht oder für die Sie gestimmt haben.',
  'This idea was answered. Only the company can change it now.':
    'Diese Idee wurde beantwortet. Jetzt kann nur das Unternehmen sie ändern.',
};
