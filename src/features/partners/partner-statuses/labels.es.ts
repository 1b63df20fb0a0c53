import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-statuses'> = {
  'Applied and is waiting for your decision. Can sign in but earns nothing yet.':
    'Se presentó y espera tu decisión. Puede iniciar sesión, pero aún no gana nada.',
  'Applied or was invited but did not become a partner.':
    'Se presentó o recibió una invitación, pero no llegó a ser partner.',
  Banned: 'Vetado',
  'Blocked because of a violation. A second person must lift a ban.':
    'Bloqueado por un incumplimiento. Una segunda persona tiene que levantar el veto.',
  'Can register deals and earn commission.': 'Puede registrar negocios y obtener comisión.',
  'Default for new partners': 'Predeterminado para partners nuevos',
  'Invited by you but has not accepted yet.': 'Tiene tu invitación, pero aún no la ha aceptado.',
  'Partner statuses': 'Estados de partner',
  'Replaces the current default.': 'Sustituye al predeterminado actual.',
  Statuses: 'Estados',
  'The partnership has ended. Commission earned before is still paid.':
    'La relación ha terminado. La comisión ganada antes se sigue pagando.',
  'The stages of a partnership in your own words. Each status has a category that decides what partners can do.':
    'Las etapas de la relación con tus propias palabras. Cada estado tiene una categoría que decide qué pueden hacer los partners.',
  'partner status': 'estado de partner',
  'partner statuses': 'estados de partner',
  'Paused: has read-only access, earns nothing, and payouts wait.':
    'En pausa: solo tiene acceso de lectura, no gana nada y los pagos esperan.',
};
