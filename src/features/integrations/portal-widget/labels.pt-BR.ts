import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/portal-widget'> = {
  'Allow sites and create tokens': 'Permitir sites e criar tokens',
  'Portal widget': 'Widget do portal',
  'portal widget setting': 'configuração do widget do portal',
  'portal widget settings': 'configurações do widget do portal',
  'portal widget token': 'token do widget do portal',
  'portal widget tokens': 'tokens do widget do portal',
};
