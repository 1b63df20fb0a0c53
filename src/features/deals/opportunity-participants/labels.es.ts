import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-participants'> = {
  'Confirm a proposed partner. In partner mode, accept a proposal':
    'Confirmar un partner propuesto. En el modo partner, aceptar una propuesta',
  'Confirm participation': 'Confirmar participación',
  'Participation confirmed': 'Participación confirmada',
  'Participation rejected': 'Participación rechazada',
  'Reject a partner before the deal is won. In partner mode, decline a proposal':
    'Rechazar un partner antes de que se gane el negocio. En el modo partner, rechazar una propuesta',
  'Reject participation': 'Rechazar participación',
  'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.':
    'El partner ya no participa en este negocio, no obtiene comisión por él y ya no puede verlo. La otra parte ve el motivo.',
  'The partner takes part in this deal and can earn commission on it.':
    'El partner participa en este negocio y puede obtener comisión por él.',
  'opportunity partner': 'partner de una oportunidad',
  'opportunity partners': 'partners de oportunidades',
  participation: 'participación',
};
