import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'An endpoint of your company was disabled because requests to it failed.':
    'Un endpoint de tu empresa se desactivó porque fallaron las solicitudes enviadas a él.',
  'An endpoint was disabled because requests to it failed.':
    'Un endpoint se desactivó porque fallaron las solicitudes enviadas a él.',
  'Enable the endpoint before you replay events.': 'Activa el endpoint antes de reenviar eventos.',
  'Enable the endpoint before you send a test event.': 'Activa el endpoint antes de enviar un evento de prueba.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Esta solicitud ya se respondió y el secreto se mostró una vez. Reemplaza el secreto o elimina el endpoint.',
  'Webhook endpoints': 'Endpoints de webhook',
  'must be later than the start': 'Debe ser posterior al inicio.',
};
