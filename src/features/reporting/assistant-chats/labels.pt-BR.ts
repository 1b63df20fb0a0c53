import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-chats'> = {
  'Conversations with the assistant': 'Conversas com o assistente',
  'Model and budget of the assistant': 'Modelo e orçamento do assistente',
  'What was sent to a model': 'O que foi enviado a um modelo',
  'assistant settings': 'configurações do assistente',
  'conversation with the assistant': 'conversa com o assistente',
  'conversations with the assistant': 'conversas com o assistente',
  'message of the assistant': 'mensagem do assistente',
  'messages of the assistant': 'mensagens do assistente',
  'request to a model': 'solicitação a um modelo',
  'requests to a model': 'solicitações a um modelo',
};
