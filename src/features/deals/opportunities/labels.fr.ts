import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunities'> = {
  'A won deal earns commission; reopening it takes the commission back.':
    'Une affaire gagnée donne lieu à une commission ; la rouvrir entraîne la reprise de la commission.',
  Age: 'Ancienneté',
  'Amend deal': 'Rectifier l’affaire',
  'Amend the amount, lines, or split of a won opportunity and its commissions':
    'Rectifier le montant, les lignes ou la répartition d’une opportunité gagnée, et ses commissions',
  'Amounts of deals won in the period that you led, by close date.':
    'Montants des affaires que vous avez menées et gagnées sur la période, par date de clôture.',
  'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.':
    'Montants des affaires gagnées sur la période, par date de clôture. Apporté : par un partenaire. Influencé : trouvé par votre entreprise avec la participation d’un partenaire. Direct : sans partenaire principal.',
  'Amounts of open deals by lead partner: the top ten, and deals without a partner.':
    'Montants des affaires ouvertes par partenaire principal : les dix premiers, et les affaires sans partenaire.',
  'Amounts of open deals by opportunity type.': 'Montants des affaires ouvertes par type d’opportunité.',
  'Amounts of open deals by stage, for one pipeline at a time.':
    'Montants des affaires ouvertes par étape, un pipeline à la fois.',
  'Amounts of the open deals that you lead, by current stage.':
    'Montants des affaires ouvertes que vous menez, par étape actuelle.',
  'Amounts of the open deals that you lead, by expected close month.':
    'Montants des affaires ouvertes que vous menez, par mois de clôture prévu.',
  'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.':
    'Montants gagnés par les partenaires sur la période, selon leurs régions actuelles. Les affaires d’un partenaire présent dans plusieurs régions comptent dans chaque région, mais une seule fois dans les totaux.',
  'Assisted by partner': 'Assisté par un partenaire',
  'Average amount of deals won in the period, and average number of days from opened to won.':
    'Montant moyen des affaires gagnées sur la période, et nombre moyen de jours entre l’ouverture et le gain.',
  'Average amount of deals won with a partner. Deals without an amount are excluded.':
    'Montant moyen des affaires gagnées avec un partenaire. Les affaires sans montant sont exclues.',
  'Average amount of deals won without a partner. Deals without an amount are excluded.':
    'Montant moyen des affaires gagnées sans partenaire. Les affaires sans montant sont exclues.',
  'Average amount of won deals. Deals without an amount are excluded.':
    'Montant moyen des affaires gagnées. Les affaires sans montant sont exclues.',
  'Average deal size': 'Taille moyenne des affaires',
  'Average number of days from opened to won for deals with a partner, in all currencies.':
    'Nombre moyen de jours entre l’ouverture et le gain pour les affaires avec un partenaire, toutes devises confondues.',
  'Average number of days from opened to won for deals without a partner, in all currencies.':
    'Nombre moyen de jours entre l’ouverture et le gain pour les affaires sans partenaire, toutes devises confondues.',
  'Average number of days from opened to won, in all currencies.':
    'Nombre moyen de jours entre l’ouverture et le gain, toutes devises confondues.',
  'Bad timing': 'Mauvais moment',
  Board: 'Tableau',
  'Calculated from the lines if there are any.': 'Calculé à partir des lignes, s’il y en a.',
  'Chose a competitor': 'Concurrent choisi',
  'Closed deals': 'Affaires closes',
  'Closing this month': 'Clôture ce mois-ci',
  'Customer stopped answering': 'Le client ne répond plus',
  'Customers by amount won in the period, in deals that you led.':
    'Clients par montant gagné sur la période, dans les affaires que vous avez menées.',
  'Cycle time': 'Durée du cycle',
  'Cycle time with partners': 'Durée du cycle avec partenaires',
  'Cycle time without': 'Durée du cycle sans partenaire',
  'Deal amended': 'Affaire rectifiée',
  'Deal moved': 'Affaire déplacée',
  'Deal size and cycle time': 'Taille des affaires et durée du cycle',
  'Deal size with partners': 'Taille des affaires avec partenaires',
  'Deal size without': 'Taille des affaires sans partenaire',
  'Deals at risk': 'Affaires à risque',
  'Deals past their close date': 'Affaires dont la date de clôture est dépassée',
  'Deals that you led and that closed in the period.':
    'Affaires que vous avez menées et qui ont été closes sur la période.',
  'Direct revenue': 'Chiffre d’affaires direct',
  'Duplicate of another deal': 'Doublon d’une autre affaire',
  'Forecast by close month': 'Prévisions par mois de clôture',
  'Import deals': 'Importer des affaires',
  Influenced: 'Influencé',
  'Influenced by partner': 'Influencé par un partenaire',
  'Influenced revenue': 'Chiffre d’affaires influencé',
  Influencer: 'Influenceur',
  'Key figures of the program: current pipeline and results of the period.':
    'Chiffres clés du programme : pipeline actuel et résultats de la période.',
  'Lost deals': 'Affaires perdues',
  'Lost reason': 'Motif de perte',
  'Lost reason details': 'Détails du motif de perte',
  'Lost revenue': 'Chiffre d’affaires perdu',
  'Mark as lost?': 'Marquer comme perdue ?',
  'Mark as won?': 'Marquer comme gagnée ?',
  Month: 'Mois',
  'Move an opportunity to another stage, including won, lost, and reopened':
    'Déplacer une opportunité vers une autre étape, y compris gagnée, perdue et rouverte',
  'Move deal': 'Déplacer l’affaire',
  'My deals by close month': 'Mes affaires par mois de clôture',
  'My open deals': 'Mes affaires ouvertes',
  'My open deals by stage': 'Mes affaires ouvertes par étape',
  'My results': 'Mes résultats',
  'New deals': 'Nouvelles affaires',
  'New opportunity': 'Nouvelle opportunité',
  'New pipeline': 'Nouveau pipeline',
  'Next step date': 'Date de la prochaine action',
  'Next steps': 'Prochaines actions',
  'No customer': 'Aucun client',
  'No data yet.': 'Aucune donnée pour l’instant.',
  'No date': 'Sans date',
  'No deals closed in this period.': 'Aucune affaire n’a été close sur cette période.',
  'No deals were won in this period.': 'Aucune affaire n’a été gagnée sur cette période.',
  'No deals were won with partners in this period.':
    'Aucune affaire n’a été gagnée avec des partenaires sur cette période.',
  'No decision': 'Pas de décision',
  'No open deals.': 'Aucune affaire ouverte.',
  'No region': 'Aucune région',
  'None of your deals closed in this period.': 'Aucune de vos affaires n’a été close sur cette période.',
  'None of your deals were won in this period.': 'Aucune de vos affaires n’a été gagnée sur cette période.',
  'Not recorded': 'Non consigné',
  'One-time': 'Ponctuel',
  'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.':
    'Affaires ouvertes par mois de clôture prévu. Pondéré : le montant multiplié par la probabilité de l’étape. Reste non pondéré : le reste du montant total.',
  'Open pipeline by partner': 'Pipeline ouvert par partenaire',
  'Open pipeline by stage': 'Pipeline ouvert par étape',
  'Open pipeline by type': 'Pipeline ouvert par type',
  'Owner and source': 'Propriétaire et source',
  'Partner commissions are adjusted immediately. The reason is stored in the history.':
    'Les commissions des partenaires sont ajustées immédiatement. Le motif est conservé dans l’historique.',
  'Partners with an active status today.': 'Partenaires dont le statut est actif aujourd’hui.',
  'Pipeline board': 'Tableau du pipeline',
  Price: 'Prix',
  Probability: 'Probabilité',
  'Product did not fit': 'Produit non adapté',
  Quarterly: 'Trimestriel',
  'Reason for amendment': 'Motif de la rectification',
  'Reopen deal': 'Rouvrir l’affaire',
  'Reopen deal?': 'Rouvrir l’affaire ?',
  'Revenue with partners': 'Chiffre d’affaires avec partenaires',
  'Revenue won in the period, by the role partners played.':
    'Chiffre d’affaires gagné sur la période, selon le rôle des partenaires.',
  'Share of deals closed in the period that were won, by number of deals, in all currencies.':
    'Part des affaires gagnées parmi celles closes sur la période, en nombre d’affaires, toutes devises confondues.',
  'Share of your deals closed in the period that were won, by number of deals, in all currencies.':
    'Part de vos affaires gagnées parmi celles closes sur la période, en nombre d’affaires, toutes devises confondues.',
  'Sold products': 'Produits vendus',
  Sourced: 'Apporté',
  'Sourced and influenced revenue in the period': 'Chiffre d’affaires apporté et influencé sur la période',
  'Sourced by partner': 'Apporté par un partenaire',
  'The commissions of the deal change at once.': 'Les commissions de l’affaire changent aussitôt.',
  'The deal’s ID in another system, such as your CRM.':
    'L’ID de l’affaire dans un autre système, par exemple votre CRM.',
  'The end customer.': 'Le client final.',
  'The lead partner. You can add more partners on the opportunity.':
    'Le partenaire principal. Vous pouvez ajouter d’autres partenaires sur l’opportunité.',
  'Top customers': 'Meilleurs clients',
  'Top partners': 'Meilleurs partenaires',
  'Top ten lead partners by amount won in the period.':
    'Les dix premiers partenaires principaux par montant gagné sur la période.',
  'Total amount of all open deals, not weighted by probability.':
    'Montant total de toutes les affaires ouvertes, non pondéré par la probabilité.',
  'Total amount of deals won in the period that you led, by close date.':
    'Montant total des affaires que vous avez menées et gagnées sur la période, par date de clôture.',
  'Total amount of deals won in the period, by close date.':
    'Montant total des affaires gagnées sur la période, par date de clôture.',
  'Unweighted remainder': 'Reste non pondéré',
  Weighted: 'Pondéré',
  'Win rate with and without partners': 'Taux de réussite avec et sans partenaires',
  'With partners': 'Avec partenaires',
  'Without partners': 'Sans partenaires',
  'Won by region': 'Gagné par région',
  'Won deals brought by a partner through a registration, referral page or referral link.':
    'Affaires gagnées apportées par un partenaire via un enregistrement, une page ou un lien de recommandation.',
  'Won deals that your company sourced and a partner helped with.':
    'Affaires gagnées apportées par votre entreprise avec l’aide d’un partenaire.',
  'Won deals without a lead partner.': 'Affaires gagnées sans partenaire principal.',
  'Won over time': 'Gagné au fil du temps',
  'Won this quarter': 'Gagnées ce trimestre',
  Yearly: 'Annuel',
  'You have no open deals.': 'Vous n’avez aucune affaire ouverte.',
  'deal update': 'mise à jour d’affaire',
  'deal updates': 'mises à jour d’affaires',
  opportunities: 'opportunités',
  'stage change': 'changement d’étape',
  'stage changes': 'changements d’étape',
  'as distributor': 'comme distributeur',
  'as influencer': 'comme influenceur',
  'as reseller': 'comme revendeur',
  'as source': 'comme source',
  deals: 'affaires',
  line: 'ligne',
  lines: 'lignes',
  monthly: 'par mois',
  quarterly: 'par trimestre',
  'with services': 'avec des services',
  yearly: 'par an',
};
