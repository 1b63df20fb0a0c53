import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/courses'> = {
  'The course is archived. Restore it first.': 'La formation est archivée. Restaurez-la d’abord.',
  'This course has learners. Archive it instead: their results are kept.':
    'Cette formation a des apprenants. Archivez-la plutôt : leurs résultats sont conservés.',
  'cannot contain the course itself': 'Ne peut pas contenir la formation elle-même.',
  'has two parts with the same id': 'Deux parties ont le même ID.',
  'refers to a file that does not exist': 'Un fichier indiqué ici n’existe pas.',
  'refers to a question that does not exist': 'Une question indiquée ici n’existe pas.',
  'would make the courses wait for each other': 'Les formations s’attendraient mutuellement.',
};
