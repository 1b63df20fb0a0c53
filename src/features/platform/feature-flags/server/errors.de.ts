import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/feature-flags'> = {
  'A flag with this key already exists.': 'Ein Flag mit diesem Schlüssel existiert bereits.',
  'This feature flag was changed in the meantime.': 'Dieses Feature-Flag wurde in der Zwischenzeit geändert.',
  'This flag is declared in code. Turn it off instead.':
    'Dieses Flag ist im Code festgelegt. Schalten Sie es stattdessen aus.',
  'This person in this company': 'Diese Person in diesem Unternehmen',
  'is set in code and cannot be changed': 'Ist im Code festgelegt und kann nicht geändert werden.',
};
