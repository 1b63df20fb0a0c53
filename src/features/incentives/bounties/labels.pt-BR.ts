import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/bounties'> = {
  'A person at the partner': 'Uma pessoa do parceiro',
  'A person’s reward is paid through the partner. Only that person and the partner’s administrators see it.':
    'O prêmio de uma pessoa é pago por meio do parceiro. Só essa pessoa e os administradores do parceiro o veem.',
  'Activate bounty': 'Ativar recompensa',
  'All rewards together stay within it. Partners cannot see it.':
    'Todos os prêmios juntos ficam dentro dele. Os parceiros não podem vê-lo.',
  'Approve a proof and book its reward': 'Aprovar um comprovante e lançar o prêmio dele',
  'Approve proof': 'Aprovar comprovante',
  Bounty: 'Recompensa',
  'Bounty activated': 'Recompensa ativada',
  'Bounty closed': 'Recompensa encerrada',
  'Bounty submission': 'Envio de recompensa',
  'Bounty submissions': 'Envios de recompensas',
  'Bounty submissions to decide': 'Envios de recompensas a decidir',
  'Close bounty': 'Encerrar recompensa',
  'Defaults to all active partners.': 'O padrão é todos os parceiros ativos.',
  'Describe what you did.': 'Descreva o que você fez.',
  'Edit bounty': 'Editar recompensa',
  'How often one partner can earn it. Defaults to 1.': 'Quantas vezes um parceiro pode ganhá-la. O padrão é 1.',
  'Maximum per partner': 'Máximo por parceiro',
  'New bounty': 'Nova recompensa',
  'Only for targets.': 'Só para metas.',
  'Open a bounty to its partners': 'Abrir uma recompensa aos parceiros dela',
  'Partners can no longer submit proof. Submissions under review are still decided.':
    'Os parceiros não podem mais enviar comprovantes. Os envios em análise ainda são decididos.',
  'Partners see it and can earn it. Its reward can’t be changed afterwards.':
    'Os parceiros a veem e podem ganhá-la. O prêmio não pode ser alterado depois.',
  Proof: 'Comprovante',
  'Proof by the partner': 'Comprovante do parceiro',
  'Proof is reviewed by your team. Targets are counted every night.':
    'Os comprovantes são analisados pela sua equipe. As metas são contadas toda noite.',
  'Proof rejected': 'Comprovante rejeitado',
  'Proof submitted': 'Comprovante enviado',
  'Reject proof': 'Rejeitar comprovante',
  'Reject proof with a reason': 'Rejeitar um comprovante com um motivo',
  'Required proof': 'Comprovante exigido',
  Reward: 'Prêmio',
  'Reward approved': 'Prêmio aprovado',
  'Reward for': 'Prêmio para',
  Rewards: 'Prêmios',
  'Stop new submissions for a bounty': 'Parar novos envios para uma recompensa',
  Submission: 'Envio',
  'Submit and decide': 'Enviar e decidir',
  'Submit proof': 'Enviar comprovante',
  'Submit proof for review': 'Enviar um comprovante para análise',
  Target: 'Meta',
  'Target reached': 'Meta atingida',
  'The number for one reward. Only for targets.': 'O número para um prêmio. Só para metas.',
  'The partner reads your reason and can submit other proof.':
    'O parceiro lê o seu motivo e pode enviar outro comprovante.',
  'The reward is paid with the partner’s next payout.': 'O prêmio é pago com o próximo repasse do parceiro.',
  'We review your proof. It can’t be changed afterwards.':
    'Analisamos o seu comprovante. Ele não pode ser alterado depois.',
  'What partners do to earn it. Partners can see this.':
    'O que os parceiros fazem para ganhá-la. Os parceiros podem ver isto.',
  'What the partner describes or links to, such as a published case study.':
    'O que o parceiro descreve ou indica com um link, como um estudo de caso publicado.',
  'Where it can be seen, such as an article or a recording.': 'Onde se pode ver, como um artigo ou uma gravação.',
  bounties: 'recompensas',
  bounty: 'recompensa',
  'bounty submission': 'envio de recompensa',
  'bounty submissions': 'envios de recompensas',
  'partner of a bounty': 'parceiro de uma recompensa',
  'partners of bounties': 'parceiros de recompensas',
};
