import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commissions'> = {
  'Booked commission': 'Commission comptabilisée',
  Calculated: 'Calculé',
  'Carried over': 'Reporté',
  Clawbacks: 'Reprises de commission',
  'Commission cost ratio': 'Ratio de coût des commissions',
  'Commission earned': 'Commissions acquises',
  'Commission events': 'Événements de commission',
  'Commission on hold': 'Commission mise en attente',
  'Commission paid': 'Commissions payées',
  'Commission released': 'Commission libérée',
  'Commissions as a share of revenue won with partners in the same period.':
    'Part des commissions dans le chiffre d’affaires gagné avec les partenaires sur la même période.',
  'Commissions by deal date, without reversed ones.': 'Commissions par date d’affaire, sans celles qui sont annulées.',
  'Commissions earned in the period divided by the amount of partner deals won in it.':
    'Commissions acquises sur la période divisées par le montant des affaires partenaires gagnées sur cette période.',
  'Delivered services': 'A fourni des services',
  'Disputable until': 'Contestable jusqu’au',
  'Distributed the deal': 'A distribué l’affaire',
  'Earned in the period, by deal date. Reversed commissions are excluded.':
    'Acquis sur la période, par date d’affaire. Les commissions annulées sont exclues.',
  'Earned, but still in the holding period or put on hold by a team member.':
    'Acquis, mais encore dans le délai de mise en attente ou mis en attente par un membre de l’équipe.',
  'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.':
    'Acquis, mais encore dans le délai de mise en attente ou mis en attente avec un motif que vous pouvez lire. Chaque commission devient exigible à sa propre date.',
  'Earnings over time': 'Gains au fil du temps',
  'Event processed': 'Événement traité',
  'Everything you have earned, by current status.': 'Tout ce que vous avez gagné, par statut actuel.',
  Figure: 'Chiffre',
  'Hold reason': 'Motif de la mise en attente',
  'In an approved payout that is not paid yet.': 'Dans un versement approuvé qui n’est pas encore payé.',
  'In an approved payout that the bank has not confirmed yet.':
    'Dans un versement approuvé que la banque n’a pas encore confirmé.',
  'Included in the next payout once the minimum payout is reached.':
    'Inclus dans le prochain versement une fois le minimum de versement atteint.',
  'Influenced the deal': 'A influencé l’affaire',
  'It is left out of payouts until a person releases the hold.':
    'Elle est exclue des versements jusqu’à ce qu’une personne lève la mise en attente.',
  'Its month was already closed, so it is booked in a later month and keeps its own date.':
    'Son mois était déjà clos : elle est comptabilisée dans un mois ultérieur et garde sa propre date.',
  'Manual commission': 'Commission manuelle',
  'My earnings': 'Mes gains',
  'No commission was earned in this period.': 'Aucune commission n’a été acquise sur cette période.',
  'No commissions yet. They are calculated when a deal is won and an incentive structure applies.':
    'Aucune commission pour l’instant. Elles sont calculées lorsqu’une affaire est gagnée et qu’un plan d’incitation s’applique.',
  'No matching rule': 'Aucune règle correspondante',
  'No published incentive structure applied on the day the deal was won.':
    'Aucun plan d’incitation publié ne s’appliquait le jour où l’affaire a été gagnée.',
  'No rule of the incentive structure matches this deal.':
    'Aucune règle du plan d’incitation ne correspond à cette affaire.',
  'No structure applied': 'Aucun plan applicable',
  'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.':
    'Tous les partenaires de l’affaire n’ont pas encore accepté l’invitation. La commission les attend, dans la limite fixée par le programme.',
  'Nothing is payable, and nothing is on hold for later.': 'Rien n’est exigible, et rien n’est en attente.',
  'Nothing was earned in this period.': 'Rien n’a été gagné sur cette période.',
  'On hold during a risk review.': 'En attente pendant un contrôle des risques.',
  'Only your team sees this reason. The partner sees that you released the commission early.':
    'Seule votre équipe voit ce motif. Le partenaire voit que vous avez libéré la commission par anticipation.',
  'Paid to date': 'Payé à ce jour',
  'Paid to partners in the period, by payment date.': 'Payé aux partenaires sur la période, par date de paiement.',
  'Paid to you to date.': 'Montant qui vous a été payé à ce jour.',
  'Partner not eligible': 'Partenaire non éligible',
  'Partner-led deals won in the period.': 'Affaires menées par des partenaires et gagnées sur la période.',
  'Payable now': 'Exigible maintenant',
  'Payable now and not in an approved payout yet.': 'Exigible maintenant et pas encore dans un versement approuvé.',
  'Payout calendar': 'Calendrier des versements',
  'Put a commission on hold, with a reason the partner sees':
    'Mettre une commission en attente, avec un motif que le partenaire voit',
  'Recorded by': 'Consigné par',
  Refund: 'Remboursement',
  'Release a commission before its hold period ends, with a reason':
    'Libérer une commission avant la fin de son délai de mise en attente, avec un motif',
  'Release a commission that was put on hold': 'Libérer une commission mise en attente',
  'Release early': 'Libérer par anticipation',
  'Resold the deal': 'A revendu l’affaire',
  'Retry an event whose calculation failed': 'Relancer un événement dont le calcul a échoué',
  'Sourced the deal': 'A apporté l’affaire',
  Structure: 'Plan',
  'The budget of a bonus is used up.': 'Le budget d’un bonus est épuisé.',
  'The cap per deal was reached.': 'Le plafond par affaire est atteint.',
  'The clawback period had ended.': 'La période de reprise de commission était terminée.',
  'The commission becomes payable at once if its hold period is over, or when it ends.':
    'La commission devient exigible aussitôt si son délai de mise en attente est écoulé, sinon à la fin de celui-ci.',
  'The commission becomes payable today, before its hold period ends.':
    'La commission devient exigible aujourd’hui, avant la fin de son délai de mise en attente.',
  'The commission is calculated with the data of now.': 'La commission est calculée avec les données actuelles.',
  'The commission period of this subscription has ended.': 'La période de commission de cet abonnement est terminée.',
  'The commissionable amount is zero.': 'Le montant commissionnable est nul.',
  'The deal was not won in time. If it is won later, this still counts.':
    'L’affaire n’a pas été gagnée à temps. Si elle est gagnée plus tard, cela compte quand même.',
  'The minimum commission was applied.': 'La commission minimale a été appliquée.',
  'The partner is banned. A team member has to decide.': 'Le partenaire est banni. Un membre de l’équipe doit décider.',
  'The partner sees this reason until the hold is released.':
    'Le partenaire voit ce motif jusqu’à la levée de la mise en attente.',
  'The partner was not active on the day the deal was won.':
    'Le partenaire n’était pas actif le jour où l’affaire a été gagnée.',
  'The partner’s protection and its grace period had ended.':
    'La protection du partenaire et sa période de grâce étaient terminées.',
  'There is no exchange rate from the deal’s currency to the program’s.':
    'Il n’existe pas de taux de change entre la devise de l’affaire et celle du programme.',
  'This event was already counted.': 'Cet événement a déjà été comptabilisé.',
  'To come': 'À venir',
  'Upcoming earnings': 'Gains à venir',
  'Waiting for its deal to be won.': 'En attente que son affaire soit gagnée.',
  'What is payable to partners now, what becomes payable each month, and what is on hold without a date.':
    'Ce qui est exigible pour les partenaires maintenant, ce qui le devient chaque mois, et ce qui est en attente sans date.',
  'What is payable to you now, what becomes payable each month, and what is on hold without a date.':
    'Ce qui vous est dû maintenant, ce qui devient exigible chaque mois, et ce qui est en attente sans date.',
  'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.':
    'Ce que les partenaires ont gagné et reçu sur la période, et le statut actuel du reste. Corrections incluses.',
  'What you earned in the period, by the date it was earned: already paid or still to come.':
    'Ce que vous avez gagné sur la période, par date de gain : déjà payé ou encore à venir.',
  When: 'Quand',
  'Your earnings appear here when one of your deals is won.':
    'Vos gains apparaissent ici lorsque l’une de vos affaires est gagnée.',
  'Zero commission': 'Commission nulle',
  'commission event': 'événement de commission',
  'commission events': 'événements de commission',
  'commission fact': 'donnée de commission',
  'commission facts': 'données de commission',
  'commission rating': 'calcul de commission',
  'commission ratings': 'calculs de commission',
  'A commission cap was reached.': 'Un plafond de commission est atteint.',
  'A fixed amount is not reduced by a partial refund.':
    'Un montant fixe n’est pas réduit par un remboursement partiel.',
  'A product on this deal earns no commission.': 'Un produit de cette affaire ne rapporte pas de commission.',
  'A rule uses a different currency than the deal.': 'Une règle utilise une autre devise que l’affaire.',
  commissions: 'commissions',
};
