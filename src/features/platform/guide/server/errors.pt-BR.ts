import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/guide'> = {
  'This page of the guide': 'Esta página do guia',
};
