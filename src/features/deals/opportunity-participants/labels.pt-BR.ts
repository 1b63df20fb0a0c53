import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-participants'> = {
  'Confirm a proposed partner. In partner mode, accept a proposal':
    'Confirmar um parceiro proposto. No modo parceiro, aceitar uma proposta',
  'Confirm participation': 'Confirmar participação',
  'Participation confirmed': 'Participação confirmada',
  'Participation rejected': 'Participação rejeitada',
  'Reject a partner before the deal is won. In partner mode, decline a proposal':
    'Rejeitar um parceiro antes de o negócio ser ganho. No modo parceiro, recusar uma proposta',
  'Reject participation': 'Rejeitar participação',
  'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.':
    'O parceiro deixa de participar deste negócio, não ganha comissão sobre ele e não pode mais vê-lo. O outro lado vê o motivo.',
  'The partner takes part in this deal and can earn commission on it.':
    'O parceiro participa deste negócio e pode ganhar comissão sobre ele.',
  'opportunity partner': 'parceiro da oportunidade',
  'opportunity partners': 'parceiros de oportunidades',
  participation: 'participação',
};
