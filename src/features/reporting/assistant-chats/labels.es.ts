import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-chats'> = {
  'Conversations with the assistant': 'Conversaciones con el asistente',
  'Model and budget of the assistant': 'Modelo y presupuesto del asistente',
  'What was sent to a model': 'Lo que se envió a un modelo',
  'assistant settings': 'configuración del asistente',
  'conversation with the assistant': 'conversación con el asistente',
  'conversations with the assistant': 'conversaciones con el asistente',
  'message of the assistant': 'mensaje del asistente',
  'messages of the assistant': 'mensajes del asistente',
  'request to a model': 'solicitud a un modelo',
  'requests to a model': 'solicitudes a un modelo',
};
