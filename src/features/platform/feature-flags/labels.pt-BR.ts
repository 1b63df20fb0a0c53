import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/feature-flags'> = {
  Experiment: 'Experimento',
  'Kill switch on': 'Desligamento de emergência ativo',
  'New feature flag': 'Nova feature flag',
  'Not used in code': 'Não usada no código',
  'On by default': 'Ligada por padrão',
  Overrides: 'Substituições',
  'Past its end date': 'Depois da data de término',
  'Same value for everyone for 90 days': 'Mesmo valor para todos há 90 dias',
  Stale: 'Obsoleta',
  'feature flag override': 'substituição de feature flag',
  'feature flag overrides': 'substituições de feature flags',
};
