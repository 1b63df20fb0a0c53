import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-replies'> = {
  'replies by email': 'Antworten per E-Mail',
  'reply address': 'Antwortadresse',
  'reply addresses': 'Antwortadressen',
  'reply by email': 'Antwort per E-Mail',
};
