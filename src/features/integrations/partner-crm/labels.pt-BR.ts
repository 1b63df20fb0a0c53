import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/partner-crm'> = {
  'Contact’s email': 'E-mail do contato',
  'Contact’s phone': 'Telefone do contato',
  'Customer’s country': 'País do cliente',
  'Customer’s website': 'Site do cliente',
  'Earned commission': 'Comissão ganha',
  'End of the protection': 'Fim da proteção',
  'Expected close date': 'Data de fechamento prevista',
  'Register from your CRM': 'Registrar a partir do seu CRM',
  'State of the registration': 'Status do registro',
  'deal registered from a partner’s CRM': 'negócio registrado a partir do CRM de um parceiro',
  'deals registered from partners’ CRMs': 'negócios registrados a partir de CRMs de parceiros',
  'use of a partner’s CRM': 'uso do CRM de um parceiro',
  'uses of partners’ CRMs': 'usos de CRMs de parceiros',
};
