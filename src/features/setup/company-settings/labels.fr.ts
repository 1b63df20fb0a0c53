import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/company-settings'> = {
  Branding: 'Image de marque',
  'Company Settings': 'Paramètres de l’entreprise',
  Security: 'Sécurité',
  'Your data': 'Vos données',
};
