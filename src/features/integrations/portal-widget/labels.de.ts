import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/portal-widget'> = {
  'Allow sites and create tokens': 'Websites zulassen und Token erstellen',
  'Portal widget': 'Portal-Widget',
  'portal widget setting': 'Einstellung des Portal-Widgets',
  'portal widget settings': 'Einstellungen des Portal-Widgets',
  'portal widget token': 'Token des Portal-Widgets',
  'portal widget tokens': 'Token des Portal-Widgets',
};
