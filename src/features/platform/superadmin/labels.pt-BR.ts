import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/superadmin'> = {
  'Companies of this installation': 'Empresas desta instalação',
  'Deletion scheduled': 'Exclusão agendada',
  'Everyone can sign in again as before.': 'Todos podem entrar de novo, como antes.',
  'Last sign-in': 'Último acesso',
  Resume: 'Retomar',
  Resumed: 'Retomado',
  Storage: 'Armazenamento',
  'Super admins': 'Superadministradores',
  Suspend: 'Suspender',
  'The company’s team and its partners’ users lose access to this program immediately. All data is kept.':
    'A equipe da empresa e os usuários dos parceiros perdem o acesso a este programa imediatamente. Todos os dados são mantidos.',
  'company limits': 'limites da empresa',
  'operator event': 'evento do operador',
  'operator events': 'eventos do operador',
  companies: 'empresas',
};
