import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/entitlements'> = {
  'Approve a request; keys of the stock are delivered at once':
    'Approuver une demande ; les clés du stock sont livrées aussitôt',
  Benefit: 'Avantage',
  'Benefit delivered': 'Avantage livré',
  'Benefit request': 'Demande d’avantage',
  'Benefit requests': 'Demandes d’avantages',
  'Benefit revoked': 'Avantage révoqué',
  'Cancel a request that was not delivered': 'Annuler une demande qui n’a pas été livrée',
  Consumed: 'Consommé',
  'Deliver an approved request': 'Livrer une demande approuvée',
  'Deliver benefit': 'Livrer l’avantage',
  'Delivered by a team member': 'Livré par un membre de l’équipe',
  'Every quarter': 'Chaque trimestre',
  'Grace period (days)': 'Période de grâce (jours)',
  Granted: 'Accordé',
  'How long partners keep their quantity after a move to a tier that gives less. Defaults to 60.':
    'Durée pendant laquelle les partenaires gardent leur quantité après un passage à un niveau qui en donne moins. 60 par défaut.',
  'Inactive benefits accept no requests and are not renewed.':
    'Les avantages inactifs n’acceptent pas de demandes et ne sont pas renouvelés.',
  'Keys in stock': 'Clés en stock',
  'Keys of the stock are delivered when a request is approved.':
    'Les clés du stock sont livrées lorsqu’une demande est approuvée.',
  'Let the partner view the delivered keys once more':
    'Permettre au partenaire de consulter les clés livrées une fois de plus',
  'License key': 'Clé de licence',
  'License key from the stock': 'Clé de licence du stock',
  Licenses: 'Licences',
  'Make keys visible again': 'Rendre les clés de nouveau visibles',
  'Nothing to deliver': 'Rien à livrer',
  'Record use': 'Consigner l’utilisation',
  'Record what of a delivered benefit was used': 'Consigner ce qui a été utilisé d’un avantage livré',
  Reduced: 'Réduit',
  'Reduced on': 'Réduit le',
  'Request benefit': 'Demander un avantage',
  'Requests need approval': 'Les demandes doivent être approuvées',
  'Revoke benefit': 'Révoquer l’avantage',
  'Share of leads': 'Part des leads',
  'Support hours': 'Heures d’assistance',
  'Take back a delivered benefit': 'Reprendre un avantage livré',
  'Takes back what was delivered. The partner sees your note.':
    'Reprend ce qui a été livré. Le partenaire voit votre note.',
  'Tell the partner how it gets the benefit.': 'Indiquez au partenaire comment il reçoit l’avantage.',
  'The most that all partners together can use at a time. Defaults to no limit.':
    'Le maximum que tous les partenaires réunis peuvent utiliser en même temps. Sans limite par défaut.',
  'The partner can view its keys once more.': 'Le partenaire peut consulter ses clés une fois de plus.',
  'The partner can view the keys once more': 'Le partenaire peut consulter les clés une fois de plus',
  'The quantity is available again.': 'La quantité est de nouveau disponible.',
  'The quantity is available to the partner again. The partner sees your note.':
    'La quantité est de nouveau disponible pour le partenaire. Le partenaire voit votre note.',
  'Total supply': 'Quantité totale',
  'Training seats': 'Places de formation',
  'Use recorded': 'Utilisation consignée',
  Used: 'Utilisé',
  'Used in the value statement of partners, for example the list price of a license.':
    'Utilisée dans le relevé de valeur des partenaires, par exemple le prix catalogue d’une licence.',
  'Used up': 'Épuisé',
  Value: 'Valeur',
  'Value of one unit': 'Valeur d’une unité',
  'What partners get and how they use it. Partners can see this.':
    'Ce que les partenaires obtiennent et comment ils l’utilisent. Les partenaires peuvent le voir.',
  'What the partner has used of this benefit.': 'Ce que le partenaire a utilisé de cet avantage.',
  'What you need it for.': 'À quoi cela vous servira.',
  benefit: 'avantage',
  'benefit balance': 'solde d’avantage',
  'benefit balances': 'soldes d’avantages',
  'benefit movement': 'mouvement d’avantage',
  'benefit movements': 'mouvements d’avantages',
  'benefit request': 'demande d’avantage',
  'benefit requests': 'demandes d’avantages',
  benefits: 'avantages',
  'license key': 'clé de licence',
  'license keys': 'clés de licence',
};
