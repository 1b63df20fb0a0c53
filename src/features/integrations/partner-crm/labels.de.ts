import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/partner-crm'> = {
  'Contact’s email': 'E-Mail des Kontakts',
  'Contact’s phone': 'Telefon des Kontakts',
  'Customer’s country': 'Land des Kunden',
  'Customer’s website': 'Website des Kunden',
  'Earned commission': 'Verdiente Provision',
  'End of the protection': 'Ende des Schutzes',
  'Expected close date': 'Voraussichtliches Abschlussdatum',
  'Register from your CRM': 'Aus Ihrem CRM registrieren',
  'State of the registration': 'Status der Registrierung',
  'deal registered from a partner’s CRM': 'aus dem CRM eines Partners registrierter Deal',
  'deals registered from partners’ CRMs': 'aus CRMs von Partnern registrierte Deals',
  'use of a partner’s CRM': 'Nutzung des CRM eines Partners',
  'uses of partners’ CRMs': 'Nutzungen der CRMs von Partnern',
};
