import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'Enable the endpoint before you replay events.': 'Ative o endpoint antes de reenviar eventos.',
  'Enable the endpoint before you send a test event.': 'Ative o endpoint antes de enviar um evento de teste.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Esta solicitação já foi respondida, e o segredo foi mostrado uma vez. Substitua o segredo ou exclua o endpoint.',
  'must be later than the start': 'Deve ser posterior ao início.',
};
