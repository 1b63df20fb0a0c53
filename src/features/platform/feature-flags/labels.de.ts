import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/feature-flags'> = {
  'Feature flag': 'Feature-Flag',
  'Feature flags': 'Feature-Flags',
  'Kill switch on': 'Notabschaltung ein',
  'New feature flag': 'Neues Feature-Flag',
  'Not used in code': 'Im Code nicht verwendet',
  'On by default': 'Standardmäßig ein',
  Overrides: 'Überschreibungen',
  'Past its end date': 'Nach dem Enddatum',
  'Same value for everyone for 90 days': 'Seit 90 Tagen derselbe Wert für alle',
  Stale: 'Veraltet',
  'feature flag': 'Feature-Flag',
  'feature flag override': 'Überschreibung eines Feature-Flags',
  'feature flag overrides': 'Überschreibungen von Feature-Flags',
  'feature flags': 'Feature-Flags',
};
