import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/roles'> = {
  'Can do everything and decides who else is an owner.': 'Puede hacerlo todo y decide quién más es propietario.',
  'Can do everything except add or change owners.': 'Puede hacerlo todo, salvo añadir o cambiar propietarios.',
  'Can view commissions and payments. Manages payout details.':
    'Puede ver comisiones y pagos. Gestiona los datos de pago.',
  'Can view everything of the partner. Edits the partner profile and manages its team and roles.':
    'Puede ver todo lo del partner. Edita el perfil del partner y gestiona su equipo y sus roles.',
  'Can view everything. Cannot change anything.': 'Puede verlo todo. No puede cambiar nada.',
  'Can view everything. Manages content for partners.': 'Puede verlo todo. Gestiona el contenido para partners.',
  'Edit role': 'Editar rol',
  Manage: 'Gestionar',
  'Manages incentives, commissions and payouts. Can view everything else.':
    'Gestiona incentivos, comisiones y liquidaciones. Puede ver todo lo demás.',
  'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.':
    'Gestiona los partners de los que es responsable: negocios, registros y contactos. No puede ver otros partners.',
  Member: 'Miembro',
  'New role': 'Nuevo rol',
  None: 'Ninguno',
  'Own partners only: the partners they own, with their records':
    'Solo sus partners: los partners de los que es responsable, con sus registros',
  'Registers and tracks deals, and can see their earnings.': 'Registra y sigue negocios, y puede ver sus ganancias.',
  'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.':
    'Registra y sigue negocios, y ve sus comisiones. No puede ver liquidaciones ni datos de pago.',
  View: 'Ver',
  role: 'rol',
};
