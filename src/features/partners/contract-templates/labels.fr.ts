import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contract-templates'> = {
  'A contract is expiring from this many days before its end.':
    'Un contrat est signalé comme expirant bientôt ce nombre de jours avant sa fin.',
  Addendum: 'Annexe',
  'All at the same time': 'Tous en même temps',
  'Block the partner portal until it is signed': 'Bloquer le portail partenaire jusqu’à la signature',
  'Contract templates': 'Modèles de contrats',
  'Contracts that are sent from now on use this version. Earlier ones keep theirs.':
    'Les contrats envoyés à partir de maintenant utilisent cette version. Les précédents gardent la leur.',
  'Data processing agreement': 'Accord de traitement des données',
  'Days to sign': 'Jours pour signer',
  'Defaults to the first term.': 'Par défaut, la durée initiale.',
  'Does not renew': 'Sans renouvellement',
  Exclusivity: 'Exclusivité',
  'From the moment it is sent, people of the partner see only this contract.':
    'Dès son envoi, les personnes du partenaire ne voient que ce contrat.',
  NDA: 'Accord de confidentialité',
  'New contract template': 'Nouveau modèle de contrat',
  'No new contracts start from a retired template. Existing contracts go on.':
    'Aucun nouveau contrat n’est créé à partir d’un modèle retiré. Les contrats existants se poursuivent.',
  'One after another': 'L’un après l’autre',
  'PDF file': 'Fichier PDF',
  'Partners in this audience need this contract. Differences lists who has not signed it.':
    'Les partenaires de cette audience ont besoin de ce contrat. Les écarts indiquent qui ne l’a pas signé.',
  'Payment terms': 'Délai de paiement',
  'Publish the changes as a new version': 'Publier les modifications comme nouvelle version',
  'Referral agreement': 'Contrat de recommandation',
  'Renewal term in months': 'Durée de renouvellement en mois',
  'Renews automatically': 'Se renouvelle automatiquement',
  'Renews unless notice is given': 'Se renouvelle sauf préavis',
  'Required for': 'Requis pour',
  'Reseller agreement': 'Contrat de revente',
  Retire: 'Retirer',
  'Stop new contracts from this template': 'Arrêter les nouveaux contrats à partir de ce modèle',
  'Template published': 'Modèle publié',
  'Template retired': 'Modèle retiré',
  'Two letters, such as en or de.': 'Deux lettres, par exemple en ou de.',
  'Unsigned contracts expire after this time.': 'Les contrats non signés expirent passé ce délai.',
  'contract template': 'modèle de contrat',
  'contract templates': 'modèles de contrats',
  'file of a contract template': 'fichier d’un modèle de contrat',
  'files of contract templates': 'fichiers de modèles de contrats',
  'version of a contract template': 'version d’un modèle de contrat',
  'versions of contract templates': 'versions de modèles de contrats',
  template: 'modèle',
  templates: 'modèles',
};
