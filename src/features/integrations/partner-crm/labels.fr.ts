import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/partner-crm'> = {
  'Contact’s email': 'E-mail du contact',
  'Contact’s phone': 'Téléphone du contact',
  'Customer’s country': 'Pays du client',
  'Customer’s website': 'Site web du client',
  'Earned commission': 'Commission acquise',
  'End of the protection': 'Fin de la protection',
  'Expected close date': 'Date de clôture prévue',
  'Register from your CRM': 'Enregistrer depuis votre CRM',
  'State of the registration': 'État de l’enregistrement',
  'deal registered from a partner’s CRM': 'affaire enregistrée depuis le CRM d’un partenaire',
  'deals registered from partners’ CRMs': 'affaires enregistrées depuis les CRM de partenaires',
  'use of a partner’s CRM': 'utilisation du CRM d’un partenaire',
  'uses of partners’ CRMs': 'utilisations des CRM de partenaires',
};
