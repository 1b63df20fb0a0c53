import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/company-hosts'> = {
  'Only an owner can change the host name.': 'Nur Inhaber können den Hostnamen ändern.',
  'This host name': 'Dieser Hostname',
  'Too many unknown names.': 'Zu viele unbekannte Namen.',
  'is missing: enter a host name first': 'Fehlt. Geben Sie zuerst einen Hostnamen ein.',
};
