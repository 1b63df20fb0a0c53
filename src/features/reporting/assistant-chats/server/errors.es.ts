import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-chats'> = {
  'Enter the address of a model first.': 'Primero introduce la dirección de un modelo.',
  'Only answers can be rated.': 'Solo se pueden valorar las respuestas.',
  'The assistant is still answering your last question.': 'El asistente aún está respondiendo a tu última pregunta.',
  'These settings were changed in the meantime.': 'Esta configuración se cambió mientras tanto.',
  'This conversation is full. Start a new one.': 'Esta conversación está completa. Inicia una nueva.',
  'This question needs too many records. Ask for less at once.':
    'Esta pregunta necesita demasiados registros. Pide menos a la vez.',
  'is required with an address': 'Este campo es obligatorio si hay una dirección.',
  'must be a web address, such as https://models.example.com/v1':
    'Debe ser una dirección web, por ejemplo https://models.example.com/v1.',
  'must not contain ? or #': 'No debe contener ? ni #.',
  'must not contain a password; enter it as the key': 'No debe contener una contraseña. Introdúcela como clave.',
};
