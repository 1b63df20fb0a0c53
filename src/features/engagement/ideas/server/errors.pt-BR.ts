import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'This idea was answered. Only the company can change it now.':
    'Esta ideia já foi respondida. Agora só a empresa pode alterá-la.',
};
