import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-uploads'> = {
  'Contact phone': 'Telefone do contato',
  'Not registered': 'Sem registro',
  'Register many deals': 'Registrar muitos negócios',
  'Register many deals from a file': 'Registrar muitos negócios a partir de um arquivo',
  'Route planning': 'Planejamento de rotas',
  'They asked for a quote.': 'Pediram um orçamento.',
};
