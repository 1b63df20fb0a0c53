import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-requests'> = {
  'A published resource that this partner can see.': 'Un recurso publicado que este partner puede ver.',
  'Answer a request with a text, a resource or both': 'Responder a una solicitud con un texto, un recurso o ambos',
  'Answer request': 'Responder a la solicitud',
  'Decline a request and say why': 'Rechazar una solicitud y decir por qué',
  'Price list in Polish': 'Lista de precios en polaco',
  'Request and answer': 'Solicitar y responder',
  'Request answered': 'Solicitud respondida',
  'Requested resources': 'Recursos solicitados',
  'Resource requests': 'Solicitudes de recursos',
  'What is missing': 'Qué falta',
  'What you need it for, and by when.': 'Para qué lo necesitas y para cuándo.',
  'resource request': 'solicitud de recurso',
  'resource requests': 'solicitudes de recursos',
};
