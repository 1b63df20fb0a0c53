import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/feature-flags'> = {
  Experiment: 'Experimento',
  'Kill switch on': 'Interruptor de emergencia activado',
  'New feature flag': 'Nuevo feature flag',
  'Not used in code': 'No se usa en el código',
  'On by default': 'Activado por defecto',
  Overrides: 'Excepciones',
  'Past its end date': 'Pasada su fecha de fin',
  'Same value for everyone for 90 days': 'El mismo valor para todos desde hace 90 días',
  Stale: 'Obsoleto',
  'feature flag override': 'excepción de feature flag',
  'feature flag overrides': 'excepciones de feature flags',
};
