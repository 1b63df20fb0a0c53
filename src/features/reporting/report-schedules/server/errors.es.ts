import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/report-schedules'> = {
  'A report shown in the email cannot be sent as a link.':
    'Un informe que se muestra en el correo no se puede enviar como enlace.',
  'External recipients cannot sign in to open a link. Attach the file instead.':
    'Los destinatarios externos no pueden iniciar sesión para abrir un enlace. Adjunta el archivo.',
  'None of the columns are available to this recipient.':
    'Ninguna de las columnas está disponible para este destinatario.',
  'Only failed deliveries can be retried.': 'Solo se pueden reintentar entregas fallidas.',
  'Only the report owner and administrators can change a report.':
    'Solo el responsable del informe y los administradores pueden cambiar un informe.',
  'Only the report owner can send it to external recipients, because it shows the data they have access to.':
    'Solo el responsable del informe puede enviarlo a destinatarios externos, porque muestra los datos a los que tiene acceso.',
  'Reports belong to a person.': 'Los informes pertenecen a una persona.',
  'Reports can be created only by users.': 'Solo los usuarios pueden crear informes.',
  'The email is waiting for the mail server and will be retried automatically.':
    'El correo espera al servidor de correo y se reintentará automáticamente.',
  'The saved view was deleted. Choose what the report shows before you resume it.':
    'La vista guardada se eliminó. Elige qué muestra el informe antes de reanudarlo.',
  'This delivery': 'Esta entrega',
  'This kind of report': 'Este tipo de informe',
  'This report is already being sent.': 'Este informe ya se está enviando.',
  'can only be turned off when rows are grouped': 'Solo se puede desactivar cuando las filas están agrupadas.',
  'cannot be used for grouping': 'No se puede usar para agrupar.',
  'follows the saved view': 'Lo determina la vista guardada.',
  'is not available to this recipient for grouping': 'Este destinatario no puede agrupar por este campo.',
  'is not available to you': 'No está disponible para ti.',
  'never runs': 'Con esta programación no se ejecuta nunca.',
  'requires grouping': 'Necesita una agrupación.',
};
