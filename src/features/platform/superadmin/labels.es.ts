import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/superadmin'> = {
  'Companies of this installation': 'Empresas de esta instalación',
  'Deletion scheduled': 'Eliminación programada',
  'Everyone can sign in again as before.': 'Todos pueden volver a iniciar sesión como antes.',
  'Last sign-in': 'Último inicio de sesión',
  Resume: 'Reanudar',
  Resumed: 'Reanudado',
  Storage: 'Almacenamiento',
  'Super admins': 'Superadministradores',
  Suspend: 'Suspender',
  'The company’s team and its partners’ users lose access to this program immediately. All data is kept.':
    'El equipo de la empresa y los usuarios de sus partners pierden de inmediato el acceso a este programa. Se conservan todos los datos.',
  'company limits': 'límites de la empresa',
  'operator event': 'evento de operador',
  'operator events': 'eventos de operador',
  companies: 'empresas',
};
