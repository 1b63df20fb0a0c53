import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/company-settings'> = {
  Branding: 'Identidade visual',
  'Company Settings': 'Configurações da empresa',
  Security: 'Segurança',
  'Your data': 'Seus dados',
};
