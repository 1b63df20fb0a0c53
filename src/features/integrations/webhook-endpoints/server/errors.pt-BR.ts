import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'An endpoint of your company was disabled because requests to it failed.':
    'Um endpoint da sua empresa foi desativado porque as solicitações a ele falharam.',
  'An endpoint was disabled because requests to it failed.':
    'Um endpoint foi desativado porque as solicitações a ele falharam.',
  'Enable the endpoint before you replay events.': 'Ative o endpoint antes de reenviar eventos.',
  'Enable the endpoint before you send a test event.': 'Ative o endpoint antes de enviar um evento de teste.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Esta solicitação já foi respondida, e o segredo foi mostrado uma vez. Substitua o segredo ou exclua o endpoint.',
  'Webhook endpoints': 'Endpoints de webhook',
  'must be later than the start': 'Deve ser posterior ao início.',
};
