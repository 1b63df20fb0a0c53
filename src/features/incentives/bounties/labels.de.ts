import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/bounties'> = {
  'A person at the partner': 'Eine Person beim Partner',
  'A person’s reward is paid through the partner. Only that person and the partner’s administrators see it.':
    'Die Belohnung einer Person wird über den Partner ausgezahlt. Nur diese Person und die Administratoren des Partners sehen sie.',
  'Activate bounty': 'Prämie aktivieren',
  'All rewards together stay within it. Partners cannot see it.':
    'Alle Belohnungen zusammen bleiben darin. Partner können es nicht sehen.',
  'Approve a proof and book its reward': 'Einen Nachweis genehmigen und seine Belohnung buchen',
  'Approve proof': 'Nachweis genehmigen',
  Bounty: 'Prämie',
  'Bounty activated': 'Prämie aktiviert',
  'Bounty closed': 'Prämie geschlossen',
  'Bounty submission': 'Prämieneinreichung',
  'Bounty submissions': 'Prämieneinreichungen',
  'Bounty submissions to decide': 'Zu entscheidende Prämieneinreichungen',
  'Close bounty': 'Prämie schließen',
  'Defaults to all active partners.': 'Standardmäßig alle aktiven Partner.',
  'Describe what you did.': 'Beschreiben Sie, was Sie getan haben.',
  'Edit bounty': 'Prämie bearbeiten',
  'How often one partner can earn it. Defaults to 1.': 'Wie oft ein Partner sie verdienen kann. Standardmäßig 1.',
  'Maximum per partner': 'Höchstzahl je Partner',
  'New bounty': 'Neue Prämie',
  'Only for targets.': 'Nur für Ziele.',
  'Open a bounty to its partners': 'Eine Prämie für ihre Partner öffnen',
  'Partners can no longer submit proof. Submissions under review are still decided.':
    'Partner können keine Nachweise mehr einreichen. Einreichungen in Prüfung werden noch entschieden.',
  'Partners see it and can earn it. Its reward can’t be changed afterwards.':
    'Partner sehen sie und können sie verdienen. Ihre Belohnung kann danach nicht geändert werden.',
  Proof: 'Nachweis',
  'Proof by the partner': 'Nachweis durch den Partner',
  'Proof is reviewed by your team. Targets are counted every night.':
    'Nachweise prüft Ihr Team. Ziele werden jede Nacht gezählt.',
  'Proof rejected': 'Nachweis abgelehnt',
  'Proof submitted': 'Nachweis eingereicht',
  'Reject proof': 'Nachweis ablehnen',
  'Reject proof with a reason': 'Einen Nachweis mit einem Grund ablehnen',
  'Required proof': 'Erforderlicher Nachweis',
  Reward: 'Belohnung',
  'Reward approved': 'Belohnung genehmigt',
  'Reward for': 'Belohnung für',
  Rewards: 'Belohnungen',
  'Stop new submissions for a bounty': 'Neue Einreichungen zu einer Prämie stoppen',
  Submission: 'Einreichung',
  'Submit and decide': 'Einreichen und entscheiden',
  'Submit proof': 'Nachweis einreichen',
  'Submit proof for review': 'Nachweis zur Prüfung einreichen',
  Target: 'Ziel',
  'Target reached': 'Ziel erreicht',
  'The number for one reward. Only for targets.': 'Die Anzahl für eine Belohnung. Nur für Ziele.',
  'The partner reads your reason and can submit other proof.':
    'Der Partner liest Ihren Grund und kann einen anderen Nachweis einreichen.',
  'The reward is paid with the partner’s next payout.':
    'Die Belohnung wird mit der nächsten Auszahlung des Partners ausgezahlt.',
  'We review your proof. It can’t be changed afterwards.':
    'Wir prüfen Ihren Nachweis. Er kann danach nicht geändert werden.',
  'What partners do to earn it. Partners can see this.':
    'Was Partner tun, um sie zu verdienen. Partner können dies sehen.',
  'What the partner describes or links to, such as a published case study.':
    'Was der Partner beschreibt oder verlinkt, zum Beispiel eine veröffentlichte Fallstudie.',
  'Where it can be seen, such as an article or a recording.':
    'Wo es zu sehen ist, zum Beispiel ein Artikel oder eine Aufzeichnung.',
  bounties: 'Prämien',
  bounty: 'Prämie',
  'bounty submission': 'Prämieneinreichung',
  'bounty submissions': 'Prämieneinreichungen',
  'partner of a bounty': 'Partner einer Prämie',
  'partners of bounties': 'Partner von Prämien',
};
