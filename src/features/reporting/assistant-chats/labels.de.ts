import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-chats'> = {
  'Conversations with the assistant': 'Unterhaltungen mit dem Assistenten',
  'Model and budget of the assistant': 'Modell und Budget des Assistenten',
  'What was sent to a model': 'Was an ein Modell gesendet wurde',
  'assistant settings': 'Einstellungen des Assistenten',
  'conversation with the assistant': 'Unterhaltung mit dem Assistenten',
  'conversations with the assistant': 'Unterhaltungen mit dem Assistenten',
  'message of the assistant': 'Nachricht des Assistenten',
  'messages of the assistant': 'Nachrichten des Assistenten',
  'request to a model': 'Anfrage an ein Modell',
  'requests to a model': 'Anfragen an ein Modell',
};
