import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/superadmin'> = {
  'The deletion of this company is already scheduled.': 'Die Löschung dieses Unternehmens ist bereits geplant.',
  'The deletion of this company is not scheduled.': 'Die Löschung dieses Unternehmens ist nicht geplant.',
  'The limits of this company were changed in the meantime.':
    'Die Grenzen dieses Unternehmens wurden in der Zwischenzeit geändert.',
  'This company is already suspended.': 'Dieses Unternehmen ist bereits gesperrt.',
  'This company is not suspended.': 'Dieses Unternehmen ist nicht gesperrt.',
  'You cannot reset your own two-factor authentication here. Turn it off in your profile.':
    'Ihre eigene Zwei-Faktor-Authentifizierung können Sie hier nicht zurücksetzen. Schalten Sie sie in Ihrem Profil aus.',
  'does not belong to this company': 'Gehört nicht zu diesem Unternehmen.',
};
