import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/report-schedules'> = {
  'A report shown in the email cannot be sent as a link.':
    'Ein Bericht, der in der E-Mail angezeigt wird, kann nicht als Link gesendet werden.',
  'External recipients cannot sign in to open a link. Attach the file instead.':
    'Externe Empfänger können sich nicht anmelden, um einen Link zu öffnen. Hängen Sie stattdessen die Datei an.',
  'None of the columns are available to this recipient.': 'Keine der Spalten ist für diesen Empfänger verfügbar.',
  'Only failed deliveries can be retried.': 'Nur fehlgeschlagene Zustellungen können wiederholt werden.',
  'Only the report owner and administrators can change a report.':
    'Nur die für den Bericht verantwortliche Person und Administratoren können einen Bericht ändern.',
  'Only the report owner can send it to external recipients, because it shows the data they have access to.':
    'Nur die für den Bericht verantwortliche Person kann ihn an externe Empfänger senden, weil er Daten zeigt, auf die sie Zugriff hat.',
  'Reports belong to a person.': 'Berichte gehören einer Person.',
  'Reports can be created only by users.': 'Nur Benutzer können Berichte erstellen.',
  'The email is waiting for the mail server and will be retried automatically.':
    'Die E-Mail wartet auf den Mailserver und wird automatisch erneut gesendet.',
  'The saved view was deleted. Choose what the report shows before you resume it.':
    'Die gespeicherte Ansicht wurde gelöscht. Wählen Sie, was der Bericht zeigt, bevor Sie ihn fortsetzen.',
  'This delivery': 'Diese Zustellung',
  'This kind of report': 'Diese Art von Bericht',
  'This report is already being sent.': 'Dieser Bericht wird bereits gesendet.',
  'can only be turned off when rows are grouped': 'Kann nur ausgeschaltet werden, wenn Zeilen gruppiert sind.',
  'cannot be used for grouping': 'Kann nicht zum Gruppieren verwendet werden.',
  'follows the saved view': 'Richtet sich nach der gespeicherten Ansicht.',
  'is not available to this recipient for grouping': 'Ist für diesen Empfänger nicht zum Gruppieren verfügbar.',
  'is not available to you': 'Ist für Sie nicht verfügbar.',
  'never runs': 'Wird nie ausgeführt.',
  'requires grouping': 'Erfordert eine Gruppierung.',
};
