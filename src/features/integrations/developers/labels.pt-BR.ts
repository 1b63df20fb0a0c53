import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/developers'> = {
  'API reference': 'Referência da API',
  Developers: 'Desenvolvedores',
  Guides: 'Guias',
  'Guides for developers': 'Guias para desenvolvedores',
};
