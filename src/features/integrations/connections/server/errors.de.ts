import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/connections'> = {
  'A connection of your team to another system stopped working.':
    'Eine Verbindung Ihres Teams zu einem anderen System funktioniert nicht mehr.',
  'A connection to another system stopped working.': 'Eine Verbindung zu einem anderen System funktioniert nicht mehr.',
  'Broken connections': 'Unterbrochene Verbindungen',
  'Connect again to change this connection.': 'Verbinden Sie erneut, um diese Verbindung zu ändern.',
  'Disconnect it first.': 'Trennen Sie sie zuerst.',
  'It is disconnected.': 'Sie ist getrennt.',
  'It is paused already.': 'Sie ist bereits pausiert.',
  'Only a paused connection can be resumed.': 'Nur eine pausierte Verbindung kann fortgesetzt werden.',
  'The connection belongs to another integration.': 'Die Verbindung gehört zu einer anderen Integration.',
  'This attempt to connect has ended. Start again from the integrations.':
    'Dieser Verbindungsversuch ist beendet. Beginnen Sie erneut bei den Integrationen.',
  'This connection is disconnected already.': 'Diese Verbindung ist bereits getrennt.',
  'This installation has no connector. Use an app of your own.':
    'Diese Installation hat keinen Connector. Verwenden Sie eine eigene App.',
  'This integration': 'Diese Integration',
  'Too many attempts are open. Try again in ten minutes.':
    'Zu viele Versuche sind offen. Versuchen Sie es in zehn Minuten erneut.',
  'is not a field of this integration': 'Ist kein Feld dieser Integration.',
  'must have at least 2 letters': 'Muss mindestens 2 Buchstaben haben.',
};
