import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/feature-flags'> = {
  Experiment: 'Expérience',
  'Feature flag': 'Indicateur de fonctionnalité',
  'Feature flags': 'Indicateurs de fonctionnalité',
  Flag: 'Indicateur',
  'Kill switch on': 'Coupe-circuit activé',
  'New feature flag': 'Nouvel indicateur de fonctionnalité',
  'Not used in code': 'Non utilisé dans le code',
  'On by default': 'Activé par défaut',
  Overrides: 'Dérogations',
  'Past its end date': 'Date de fin dépassée',
  'Same value for everyone for 90 days': 'Même valeur pour tous depuis 90 jours',
  Stale: 'Obsolète',
  'feature flag': 'indicateur de fonctionnalité',
  'feature flag override': 'dérogation d’indicateur de fonctionnalité',
  'feature flag overrides': 'dérogations d’indicateurs de fonctionnalité',
  'feature flags': 'indicateurs de fonctionnalité',
};
