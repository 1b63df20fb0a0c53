import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/webhook-endpoints'> = {
  'A person': 'Una persona',
  'A subscription': 'Una suscripción',
  'Added by': 'Añadido por',
  Deliveries: 'Entregas',
  'Disable a webhook endpoint and cancel what waits for it':
    'Desactivar un endpoint de webhook y cancelar lo que lo espera',
  'Disable endpoint': 'Desactivar endpoint',
  'Disabled after failures': 'Desactivado por fallos',
  'Enable a webhook endpoint': 'Activar un endpoint de webhook',
  'Enable endpoint': 'Activar endpoint',
  Enabled: 'Activado',
  'Endpoint disabled': 'Endpoint desactivado',
  'Endpoint enabled': 'Endpoint activado',
  Events: 'Eventos',
  'Failing since': 'Falla desde',
  'It is sent under its original ID, so that your system can skip it if it already has it.':
    'Se envía con su ID original, para que tu sistema pueda omitirlo si ya lo tiene.',
  'It receives events from now on. You can replay those that it missed.':
    'Recibe eventos desde ahora. Puedes reenviar los que no recibió.',
  'It receives no events, and those that wait for it are canceled. You can replay them later.':
    'No recibe eventos y se cancelan los que lo esperan. Puedes reenviarlos más adelante.',
  'Last failure': 'Último fallo',
  'Last success': 'Último éxito',
  'Next attempt': 'Próximo intento',
  Occurred: 'Fecha del evento',
  'Order system': 'Sistema de pedidos',
  'Replay event': 'Reenviar evento',
  'Requests per second': 'Solicitudes por segundo',
  'Send an event again, under the same id': 'Enviar de nuevo un evento, con el mismo ID',
  'Test event': 'Evento de prueba',
  'The event is being sent again': 'El evento se está enviando de nuevo',
  'The most requests that this endpoint receives in a second.':
    'El máximo de solicitudes que recibe este endpoint en un segundo.',
  'Webhook deliveries': 'Entregas de webhooks',
  'Webhook delivery': 'Entrega de webhook',
  'Webhook endpoint': 'Endpoint de webhook',
  'Webhook events': 'Eventos de webhooks',
  'state of a webhook endpoint': 'estado de un endpoint de webhook',
  'states of webhook endpoints': 'estados de endpoints de webhooks',
  'webhook attempt': 'intento de webhook',
  'webhook attempts': 'intentos de webhooks',
  'webhook deliveries': 'entregas de webhooks',
  'webhook delivery': 'entrega de webhook',
  'webhook endpoint': 'endpoint de webhook',
  'webhook endpoints': 'endpoints de webhooks',
  'webhook message': 'mensaje de webhook',
  'webhook messages': 'mensajes de webhooks',
};
