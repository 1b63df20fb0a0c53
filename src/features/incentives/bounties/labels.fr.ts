import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/bounties'> = {
  'A person at the partner': 'Une personne chez le partenaire',
  'A person’s reward is paid through the partner. Only that person and the partner’s administrators see it.':
    'La récompense d’une personne est versée par l’intermédiaire du partenaire. Seuls cette personne et les administrateurs du partenaire la voient.',
  'Activate bounty': 'Activer la prime',
  'All rewards together stay within it. Partners cannot see it.':
    'Toutes les récompenses réunies restent dans cette limite. Les partenaires ne peuvent pas la voir.',
  'Approve a proof and book its reward': 'Approuver un justificatif et comptabiliser sa récompense',
  'Approve proof': 'Approuver le justificatif',
  Bounty: 'Prime',
  'Bounty activated': 'Prime activée',
  'Bounty closed': 'Prime fermée',
  'Bounty submission': 'Justificatif de prime',
  'Bounty submissions': 'Justificatifs de primes',
  'Bounty submissions to decide': 'Justificatifs de primes à décider',
  'Close bounty': 'Fermer la prime',
  'Defaults to all active partners.': 'Par défaut, tous les partenaires actifs.',
  'Describe what you did.': 'Décrivez ce que vous avez fait.',
  'Edit bounty': 'Modifier la prime',
  'How often one partner can earn it. Defaults to 1.':
    'Le nombre de fois qu’un partenaire peut l’obtenir. 1 par défaut.',
  'Maximum per partner': 'Maximum par partenaire',
  'New bounty': 'Nouvelle prime',
  'Only for targets.': 'Uniquement pour les cibles.',
  'Open a bounty to its partners': 'Ouvrir une prime à ses partenaires',
  'Partners can no longer submit proof. Submissions under review are still decided.':
    'Les partenaires ne peuvent plus envoyer de justificatif. Les envois à l’examen sont encore décidés.',
  'Partners see it and can earn it. Its reward can’t be changed afterwards.':
    'Les partenaires la voient et peuvent l’obtenir. Sa récompense ne peut plus être modifiée ensuite.',
  Proof: 'Justificatif',
  'Proof by the partner': 'Justificatif du partenaire',
  'Proof is reviewed by your team. Targets are counted every night.':
    'Les justificatifs sont examinés par votre équipe. Les cibles sont comptées chaque nuit.',
  'Proof rejected': 'Justificatif refusé',
  'Proof submitted': 'Justificatif envoyé',
  'Reject proof': 'Refuser le justificatif',
  'Reject proof with a reason': 'Refuser un justificatif avec un motif',
  'Required proof': 'Justificatif requis',
  Reward: 'Récompense',
  'Reward approved': 'Récompense approuvée',
  'Reward for': 'Récompense pour',
  Rewards: 'Récompenses',
  'Stop new submissions for a bounty': 'Arrêter les nouveaux envois pour une prime',
  Submission: 'Envoi',
  'Submit and decide': 'Envoyer et décider',
  'Submit proof': 'Envoyer le justificatif',
  'Submit proof for review': 'Envoyer un justificatif à l’examen',
  Target: 'Cible',
  'Target reached': 'Cible atteinte',
  'The number for one reward. Only for targets.': 'Le nombre pour une récompense. Uniquement pour les cibles.',
  'The partner reads your reason and can submit other proof.':
    'Le partenaire lit votre motif et peut envoyer un autre justificatif.',
  'The reward is paid with the partner’s next payout.':
    'La récompense est payée avec le prochain versement du partenaire.',
  'We review your proof. It can’t be changed afterwards.':
    'Nous examinons votre justificatif. Il ne peut plus être modifié ensuite.',
  'What partners do to earn it. Partners can see this.':
    'Ce que les partenaires font pour l’obtenir. Les partenaires peuvent le voir.',
  'What the partner describes or links to, such as a published case study.':
    'Ce que le partenaire décrit ou indique par un lien, par exemple une étude de cas publiée.',
  'Where it can be seen, such as an article or a recording.':
    'Où on peut le voir, par exemple un article ou un enregistrement vidéo.',
  bounties: 'primes',
  bounty: 'prime',
  'bounty submission': 'justificatif de prime',
  'bounty submissions': 'justificatifs de primes',
  'partner of a bounty': 'partenaire d’une prime',
  'partners of bounties': 'partenaires de primes',
};
