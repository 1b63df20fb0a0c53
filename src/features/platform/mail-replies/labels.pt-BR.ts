import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-replies'> = {
  'replies by email': 'respostas por e-mail',
  'reply address': 'endereço de resposta',
  'reply addresses': 'endereços de resposta',
  'reply by email': 'resposta por e-mail',
};
