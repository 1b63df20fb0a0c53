import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-replies'> = {
  'replies by email': 'réponses par e-mail',
  'reply address': 'adresse de réponse',
  'reply addresses': 'adresses de réponse',
  'reply by email': 'réponse par e-mail',
};
