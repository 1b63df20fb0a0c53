import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-funds'> = {
  'A pool is shared by all partners. A fixed fund gives every partner the same amount.':
    'Une enveloppe est partagée entre tous les partenaires. Un fonds fixe donne le même montant à chaque partenaire.',
  'Activate a fund: its money is allocated and partners can request it':
    'Activer un fonds : son argent est alloué et les partenaires peuvent en faire la demande',
  'Activate fund': 'Activer le fonds',
  'Activities must take place within the period.': 'Les activités doivent avoir lieu pendant la période.',
  'Add money to an active fund or to the amount of a partner, or take it away':
    'Ajouter ou retirer de l’argent à un fonds actif ou au montant d’un partenaire',
  'Adjust amount': 'Ajuster le montant',
  Allocated: 'Alloué',
  'Amount adjusted': 'Montant ajusté',
  'Amount to add': 'Montant à ajouter',
  'Claim reduced': 'Demande réduite',
  'Close a fund to new requests': 'Fermer un fonds aux nouvelles demandes',
  'Close fund': 'Fermer le fonds',
  'Days after the end of an activity in which its cost can be claimed. Defaults to 60.':
    'Jours après la fin d’une activité pendant lesquels son coût peut être remboursé sur demande. 60 par défaut.',
  'Days to claim': 'Jours pour demander le remboursement',
  'Edit fund': 'Modifier le fonds',
  'Fixed amount per partner': 'Montant fixe par partenaire',
  'Fund activated': 'Fonds activé',
  'Fund closed': 'Fonds fermé',
  Funds: 'Fonds',
  'MDF balance': 'solde MDF',
  'MDF balances': 'soldes MDF',
  'MDF fund': 'fonds MDF',
  'MDF funds': 'Fonds MDF',
  'MDF movement': 'mouvement MDF',
  'MDF movements': 'mouvements MDF',
  'New MDF fund': 'Nouveau fonds MDF',
  'New fund': 'Nouveau fonds',
  'Partners can no longer request money. Approved requests and claims continue.':
    'Les partenaires ne peuvent plus demander d’argent. Les demandes approuvées et les remboursements se poursuivent.',
  'Partners merged': 'Partenaires fusionnés',
  'Partners that can use the fund. Defaults to all active partners.':
    'Partenaires qui peuvent utiliser le fonds. Par défaut, tous les partenaires actifs.',
  'Requests until': 'Demandes jusqu’au',
  'Shared pool': 'Enveloppe commune',
  'The last day for new requests. Defaults to the last day.':
    'Le dernier jour pour les nouvelles demandes. Par défaut, le dernier jour.',
  'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.':
    'L’argent est alloué et les partenaires éligibles peuvent en faire la demande. Le type, la devise et le montant ne peuvent plus être modifiés ensuite.',
  'The part of an activity’s cost that the fund pays. Defaults to 50%.':
    'La part du coût d’une activité que le fonds prend en charge. 50 % par défaut.',
  'The whole pool, or the amount of each partner.': 'L’enveloppe entière, ou le montant de chaque partenaire.',
  'What partners can use the money for. Partners can see this.':
    'Ce pour quoi les partenaires peuvent utiliser l’argent. Les partenaires peuvent le voir.',
  fund: 'fonds',
  funds: 'fonds',
};
