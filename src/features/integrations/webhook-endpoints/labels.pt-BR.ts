import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/webhook-endpoints'> = {
  'A person': 'Uma pessoa',
  'A subscription': 'Uma assinatura',
  'Added by': 'Adicionado por',
  Deliveries: 'Entregas',
  'Disable a webhook endpoint and cancel what waits for it':
    'Desativar um endpoint de webhook e cancelar o que espera por ele',
  'Disable endpoint': 'Desativar endpoint',
  'Disabled after failures': 'Desativado após falhas',
  'Enable a webhook endpoint': 'Ativar um endpoint de webhook',
  'Enable endpoint': 'Ativar endpoint',
  Enabled: 'Ativado',
  'Endpoint disabled': 'Endpoint desativado',
  'Endpoint enabled': 'Endpoint ativado',
  Events: 'Eventos',
  'Failing since': 'Com falha desde',
  'It is sent under its original ID, so that your system can skip it if it already has it.':
    'É enviado com o ID original, para que o seu sistema possa ignorá-lo se já o tiver.',
  'It receives events from now on. You can replay those that it missed.':
    'Recebe eventos a partir de agora. Você pode reenviar os que ele perdeu.',
  'It receives no events, and those that wait for it are canceled. You can replay them later.':
    'Não recebe eventos, e os que esperam por ele são cancelados. Você pode reenviá-los mais tarde.',
  'Last failure': 'Última falha',
  'Last success': 'Último sucesso',
  'Next attempt': 'Próxima tentativa',
  Occurred: 'Ocorrido em',
  'Order system': 'Sistema de pedidos',
  'Replay event': 'Reenviar evento',
  'Requests per second': 'Solicitações por segundo',
  'Send an event again, under the same id': 'Enviar um evento de novo, com o mesmo ID',
  'Test event': 'Evento de teste',
  'The event is being sent again': 'O evento está sendo enviado de novo',
  'The most requests that this endpoint receives in a second.':
    'O máximo de solicitações que este endpoint recebe em um segundo.',
  'Webhook deliveries': 'Entregas de webhook',
  'Webhook delivery': 'Entrega de webhook',
  'Webhook endpoint': 'Endpoint de webhook',
  'Webhook events': 'Eventos de webhook',
  'state of a webhook endpoint': 'estado de um endpoint de webhook',
  'states of webhook endpoints': 'estados de endpoints de webhook',
  'webhook attempt': 'tentativa de webhook',
  'webhook attempts': 'tentativas de webhook',
  'webhook deliveries': 'entregas de webhook',
  'webhook delivery': 'entrega de webhook',
  'webhook endpoint': 'endpoint de webhook',
  'webhook endpoints': 'endpoints de webhook',
  'webhook message': 'mensagem de webhook',
  'webhook messages': 'mensagens de webhook',
};
