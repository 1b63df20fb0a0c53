import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-chats'> = {
  'Conversations with the assistant': 'Conversations avec l’assistant',
  'Model and budget of the assistant': 'Modèle et budget de l’assistant',
  'What was sent to a model': 'Ce qui a été envoyé à un modèle',
  'assistant settings': 'paramètres de l’assistant',
  'conversation with the assistant': 'conversation avec l’assistant',
  'conversations with the assistant': 'conversations avec l’assistant',
  'message of the assistant': 'message de l’assistant',
  'messages of the assistant': 'messages de l’assistant',
  'request to a model': 'requête à un modèle',
  'requests to a model': 'requêtes à un modèle',
};
