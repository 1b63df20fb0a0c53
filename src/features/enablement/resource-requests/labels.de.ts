import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-requests'> = {
  'A published resource that this partner can see.': 'Ein veröffentlichtes Material, das dieser Partner sehen kann.',
  'Answer a request with a text, a resource or both':
    'Eine Anfrage mit einem Text, einem Material oder beidem beantworten',
  'Answer request': 'Anfrage beantworten',
  'Decline a request and say why': 'Eine Anfrage ablehnen und sagen, warum',
  'Price list in Polish': 'Preisliste auf Polnisch',
  'Request and answer': 'Anfragen und beantworten',
  'Request answered': 'Anfrage beantwortet',
  'Requested resources': 'Angefragte Materialien',
  'Resource requests': 'Materialanfragen',
  'What is missing': 'Was fehlt',
  'What you need it for, and by when.': 'Wofür Sie es benötigen und bis wann.',
  'resource request': 'Materialanfrage',
  'resource requests': 'Materialanfragen',
};
