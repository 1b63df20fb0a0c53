import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-requests'> = {
  'A published resource that this partner can see.': 'Um material publicado que este parceiro pode ver.',
  'Answer a request with a text, a resource or both': 'Responder a uma solicitação com um texto, um material ou ambos',
  'Answer request': 'Responder solicitação',
  'Decline a request and say why': 'Recusar uma solicitação e dizer por quê',
  'Price list in Polish': 'Lista de preços em polonês',
  'Request and answer': 'Solicitar e responder',
  'Request answered': 'Solicitação respondida',
  'Requested resources': 'Materiais solicitados',
  'Resource requests': 'Solicitações de materiais',
  'What is missing': 'O que falta',
  'What you need it for, and by when.': 'Para que você precisa e até quando.',
  'resource request': 'solicitação de material',
  'resource requests': 'solicitações de materiais',
};
