import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/bounties'> = {
  'A person at the partner': 'Una persona del partner',
  'A person’s reward is paid through the partner. Only that person and the partner’s administrators see it.':
    'La recompensa de una persona se paga a través del partner. Solo la ven esa persona y los administradores del partner.',
  'Activate bounty': 'Activar recompensa',
  'All rewards together stay within it. Partners cannot see it.':
    'Todas las recompensas juntas se mantienen dentro de él. Los partners no pueden verlo.',
  'Approve a proof and book its reward': 'Aprobar un comprobante y contabilizar su recompensa',
  'Approve proof': 'Aprobar comprobante',
  Bounty: 'Recompensa',
  'Bounty activated': 'Recompensa activada',
  'Bounty closed': 'Recompensa cerrada',
  'Bounty submission': 'Presentación de recompensa',
  'Bounty submissions': 'Presentaciones de recompensas',
  'Bounty submissions to decide': 'Presentaciones de recompensas por decidir',
  'Close bounty': 'Cerrar recompensa',
  'Defaults to all active partners.': 'Por defecto, todos los partners activos.',
  'Describe what you did.': 'Describe lo que hiciste.',
  'Edit bounty': 'Editar recompensa',
  'How often one partner can earn it. Defaults to 1.': 'Cuántas veces puede obtenerla un partner. Por defecto, 1.',
  'Maximum per partner': 'Máximo por partner',
  'New bounty': 'Nueva recompensa',
  'Only for targets.': 'Solo para metas.',
  'Open a bounty to its partners': 'Abrir una recompensa a sus partners',
  'Partners can no longer submit proof. Submissions under review are still decided.':
    'Los partners ya no pueden presentar comprobantes. Las presentaciones en revisión se siguen decidiendo.',
  'Partners see it and can earn it. Its reward can’t be changed afterwards.':
    'Los partners la ven y pueden obtenerla. Su importe no se puede cambiar después.',
  Proof: 'Comprobante',
  'Proof by the partner': 'Comprobante del partner',
  'Proof is reviewed by your team. Targets are counted every night.':
    'Tu equipo revisa los comprobantes. Las metas se cuentan cada noche.',
  'Proof rejected': 'Comprobante rechazado',
  'Proof submitted': 'Comprobante presentado',
  'Reject proof': 'Rechazar comprobante',
  'Reject proof with a reason': 'Rechazar un comprobante con un motivo',
  'Required proof': 'Comprobante necesario',
  Reward: 'Recompensa',
  'Reward approved': 'Recompensa aprobada',
  'Reward for': 'Recompensa para',
  Rewards: 'Recompensas',
  'Stop new submissions for a bounty': 'Detener las presentaciones nuevas de una recompensa',
  Submission: 'Presentación',
  'Submit and decide': 'Presentar y decidir',
  'Submit proof': 'Presentar comprobante',
  'Submit proof for review': 'Presentar un comprobante para su revisión',
  Target: 'Meta',
  'Target reached': 'Meta alcanzada',
  'The number for one reward. Only for targets.': 'El número para una recompensa. Solo para metas.',
  'The partner reads your reason and can submit other proof.':
    'El partner lee tu motivo y puede presentar otro comprobante.',
  'The reward is paid with the partner’s next payout.': 'La recompensa se paga con la próxima liquidación del partner.',
  'We review your proof. It can’t be changed afterwards.': 'Revisamos tu comprobante. No se puede cambiar después.',
  'What partners do to earn it. Partners can see this.':
    'Lo que hacen los partners para obtenerla. Los partners pueden verlo.',
  'What the partner describes or links to, such as a published case study.':
    'Lo que el partner describe o enlaza, como un caso de éxito publicado.',
  'Where it can be seen, such as an article or a recording.': 'Dónde se puede ver, como un artículo o una grabación.',
  bounties: 'recompensas',
  bounty: 'recompensa',
  'bounty submission': 'presentación de recompensa',
  'bounty submissions': 'presentaciones de recompensas',
  'partner of a bounty': 'partner de una recompensa',
  'partners of bounties': 'partners de recompensas',
};
