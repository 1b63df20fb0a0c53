import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    'Hay 50 solicitudes abiertas. Espera las respuestas antes de enviar otra.',
  'A partner misses a resource.': 'A un partner le falta un recurso.',
  'Answers to resource requests': 'Respuestas a solicitudes de recursos',
  'Resource requests': 'Solicitudes de recursos',
  'The company answers a request of yours.': 'La empresa responde a una de tus solicitudes.',
  'is not visible to this partner': 'No es visible para este partner.',
  'write an answer or choose a resource': 'Escribe una respuesta o elige un recurso.',
};
