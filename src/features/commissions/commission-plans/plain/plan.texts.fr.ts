import type { FullTranslation } from '#shared/text/texts.ts';
import type { planTexts as english } from './plan.texts.ts';

/** Zero and decimals below two, such as "1,5", take the singular. */
const plural = (count: string, one: string, many: string) => `${count} ${/^[01](,|$)/.test(count) ? one : many}`;

/** Not yet reviewed by a native speaker. */
export const planTexts: FullTranslation<typeof english> = {
  subjects: {
    'partner.type': 'le type de partenaire',
    'partner.tier': 'le niveau du partenaire',
    'partner.region': 'la région du partenaire',
    'partner.country': 'le pays du partenaire',
    'partner.tag': 'l’étiquette du partenaire',
    role: 'le rôle du partenaire dans l’affaire',
    product: 'le produit',
    category: 'la catégorie de produit',
    'deal.amount': 'le montant de l’affaire',
    'deal.type': 'le type d’affaire',
    'deal.source': 'la source de l’affaire',
    'deal.kind': 'la nature de la vente',
    'customer.country': 'le pays du client',
    'customer.is_new': 'le client',
    coupon: 'le code promo',
    months_since_first: 'le temps écoulé entre la première affaire du client et le renouvellement',
  },
  ownSubjects: {
    'partner.type': 'votre type de partenaire',
    'partner.tier': 'votre niveau',
    'partner.region': 'votre région',
    'partner.country': 'votre pays',
    'partner.tag': 'votre étiquette',
    role: 'votre rôle dans l’affaire',
  },
  unknownDetail: 'un détail que votre responsable partenaires peut vous expliquer',
  quoted: (name: string) => `«\u00a0${name}\u00a0»`,
  kinds: {
    new: 'une nouvelle activité',
    renewal: 'un renouvellement',
    expansion: 'une extension',
    lead: 'un lead',
    nfr: 'une vente non destinée à la revente',
  },
  sources: {
    company: 'l’équipe interne de l’entreprise',
    partner: 'l’enregistrement d’un partenaire',
    referral_page: 'une page de recommandation',
    link: 'un lien de recommandation',
    api: 'l’API',
    import: 'un import',
  },
  roles: {
    source: '«\u00a0apporteur\u00a0»',
    resell: '«\u00a0revendeur\u00a0»',
    influence: '«\u00a0influenceur\u00a0»',
    services: '«\u00a0partenaire de services\u00a0»',
    distributor: '«\u00a0distributeur\u00a0»',
  },
  yes: 'oui',
  no: 'non',
  newIsKnown: 'le statut du client (nouveau ou non) est connu',
  newIsUnknown: 'le statut du client (nouveau ou non) n’est pas connu',
  isNew: 'le client est nouveau',
  isNotNew: 'le client n’est pas nouveau',
  all: (conditions: readonly string[]) => conditions.join(' et si '),
  any: (groups: readonly string[]) => groups.join('\u202f; ou si '),
  never: 'ne s’applique jamais, car aucune condition ne peut être remplie',
  always: 's’applique à chaque affaire',
  appliesIf: (conditions: string) => `s’applique si ${conditions}`,
  everyDealCounts: 'chaque affaire compte',
  countsIf: (conditions: string) => `les affaires comptent si ${conditions}`,

  months: (count: string) => `${count} mois`,
  deals: (count: string) => plural(count, 'affaire', 'affaires'),
  units: (count: string) => plural(count, 'unité', 'unités'),

  bases: {
    gross: 'du montant brut',
    net: 'du montant net (prix moins la remise et les taxes)',
    margin: 'de la marge (montant net moins le coût, jamais inférieure à zéro)',
    first_year: 'de la valeur de la première année',
    tcv: 'de la valeur du contrat entier',
    collected: 'du montant net à mesure que le client le paie',
  },
  commissionOf: (role: string, you: boolean) =>
    `de la commission du partenaire ayant le rôle ${role}${you ? '' : ' sur la même affaire'}`,
  rateOf: (rate: string, base: string) => `${rate} ${base}`,
  noBonusYet: 'Ne verse encore rien\u00a0: il manque le bonus.',
  noCalculationYet: 'Ne verse encore rien\u00a0: il manque le calcul.',
  incompleteBonus: 'un bonus incomplet',
  incompleteRule: 'une règle incomplète',
  nothing: 'rien',
  earns: (what: string, you: boolean) => (you ? `vous gagnez ${what}` : `un partenaire gagne ${what}`),
  forEvery: (amount: string, every: number) => `${amount} ${eachDeal(every)}`,
  byTier: (rates: string) => `${rates}, selon le niveau du partenaire`,
  by: (rates: string, measure: string) => `${rates}, selon le ${measure}`,
  range: (low: string, high: string) => `${low} à ${high}`,
  rateFor: (rate: string, tier: string) => `${rate} pour le niveau ${tier}`,
  dependsOnTier: (rates: string, base: string) =>
    `le taux dépend du niveau du partenaire\u00a0: ${rates}, en pourcentage ${base}`,
  othersEarnNothing: 'Les partenaires des autres niveaux ne gagnent rien avec cette règle',
  othersEarn: (rate: string) => `Tous les autres partenaires gagnent ${rate}`,
  someOthersEarn: (rate: string) => `Tous les autres partenaires auxquels la règle s’applique gagnent ${rate}`,
  forUnit: (amount: string) => `${amount} pour chaque unité vendue`,
  forDeal: (amount: string) => `${amount} par affaire`,
  measures: {
    credited_base: 'volume de ventes',
    deal_count: 'nombre d’affaires',
    units: 'nombre d’unités vendues',
  },
  volume: {
    deal: (measure: string) => `le ${measure} de l’affaire elle-même`,
    lifetime: (measure: string, you: boolean) => `${whose(measure, you)} depuis le début`,
    month: (measure: string, you: boolean) => `${whose(measure, you)} au cours du mois civil`,
    quarter: (measure: string, you: boolean) => `${whose(measure, you)} au cours du trimestre civil`,
    year: (measure: string, you: boolean) => `${whose(measure, you)} au cours de l’année civile`,
  },
  marginal: (volume: string) =>
    `${volume} se répartit entre les tranches, et chaque partie est rémunérée au taux de la tranche où elle se situe`,
  slabBefore: (volume: string) =>
    `${volume} avant l’affaire détermine la tranche, dont le taux s’applique à toute l’affaire`,
  slabAfter: (volume: string) =>
    `${volume}, cette affaire comprise, détermine la tranche, dont le taux s’applique à toute l’affaire`,
  retroactive: (volume: string) =>
    `${volume} détermine une seule tranche pour toute la période\u00a0: lorsqu’une tranche supérieure est atteinte, les affaires antérieures de la période passent aussi à son taux`,
  bands: (bands: readonly string[]) => `tranches\u00a0: ${bands.join('\u202f; ')}`,
  ratesApplyTo: (base: string) => `les taux s’entendent en pourcentage ${base}`,
  whenReached: (amount: string) => `${amount} (une seule fois, lorsque la tranche est atteinte)`,
  aUnit: (amount: string) => `${amount} par unité`,
  atAnyVolume: (value: string) => `${value} quel que soit le volume`,
  below: (value: string, to: string) => `${value} en dessous de ${to}`,
  from: (value: string, from: string) => `${value} à partir de ${from}`,
  fromTo: (value: string, from: string, to: string) => `${value} à partir de ${from} et en dessous de ${to}`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? 'vous gagnez' : 'un partenaire gagne'} un bonus de ${amount} ${eachDeal(every)}`,
  counted: {
    month: (bonus: string) => `${bonus}, le décompte repartant de zéro chaque mois civil`,
    quarter: (bonus: string) => `${bonus}, le décompte repartant de zéro chaque trimestre civil`,
    year: (bonus: string) => `${bonus}, le décompte repartant de zéro chaque année civile`,
  },
  onlyDealsWith: (products: string) => `seules les affaires comportant ${products} comptent`,
  runsFrom: (first: string) => `le bonus s’applique à partir du ${first}`,
  runsUntil: (last: string) => `le bonus s’applique jusqu’au ${last} inclus`,
  runs: (first: string, last: string) => `le bonus s’applique du ${first} au ${last} inclus`,
  budget: (amount: string) =>
    `tous partenaires confondus, ce bonus verse au plus ${amount}, selon le principe du premier arrivé, premier servi`,
  notWithOthers: 'non versé pour une affaire qui a déjà rapporté un autre bonus',
  bonusRefund: 'une affaire entièrement remboursée ne compte plus, et le dernier bonus est repris',

  atLeast: (amount: string) =>
    `au moins ${amount} par affaire, mais jamais plus que le montant qui sert de base au calcul`,
  atMostTogether: (amount: string) => `au plus ${amount} par affaire, tous partenaires confondus`,
  capTimes: {
    month: 'par mois civil',
    quarter: 'par trimestre civil',
    year: 'par année civile',
    lifetime: 'au total',
  },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'vous recevez' : 'un partenaire reçoit'} au plus ${amount} ${time} au titre de cette règle`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'vous recevez' : 'un partenaire reçoit'} au plus ${amount} ${time} au titre de cette règle pour un même client`,
  poolCap: (amount: string, time: string) => `cette règle verse au plus ${amount} ${time}, tous partenaires confondus`,
  aboveBase: 'un taux supérieur à 100\u00a0% du montant est intentionnel',

  refundsKeep: 'les remboursements ne réduisent jamais la commission',
  refundTakesAll: (within: string) => `tout remboursement${within} entraîne la reprise de la totalité de la commission`,
  fullRefundTakes: (within: string) =>
    `un remboursement partiel ne modifie pas la commission\u202f; un remboursement total${within} entraîne la reprise de la commission`,
  refundTakesShare: (within: string) =>
    `un remboursement${within} entraîne la reprise de la commission dans la même proportion\u202f; un remboursement plus tardif ne change rien`,
  within: (days: number, ofPayment: boolean) => {
    const from = ofPayment ? 'le dernier paiement du client avant ce remboursement' : 'l’affaire';
    return days === 0
      ? ` le même jour que ${from}`
      : ` dans un délai de ${plural(String(days), 'jour', 'jours')} après ${from}`;
  },

  onTop: 's’ajoute aux montants des autres règles',
  priority: (number: string) => `sa priorité est ${number}`,
  exceptRole: (role: string) => `pour les partenaires dans tout rôle autre que ${role}`,

  renewalsKeepVersion:
    'les renouvellements conservent la version du plan qui était active lorsque la première affaire du client a été gagnée',
  renewalsTakeVersion: 'chaque renouvellement suit la version du plan qui est active le jour où il est gagné',
  credit: 'si plusieurs partenaires ont le même rôle, chacun est rémunéré, à ses propres taux, sur sa part du montant',
  unshared: (credit: string, whole: string) =>
    `${credit}\u202f; ${whole} ne sont pas répartis\u00a0: chaque partenaire reçoit le montant entier`,
  wholes: { bands: 'les montants fixes des tranches', minimums: 'les minimums', bonuses: 'les bonus' },
  weight:
    'si plusieurs partenaires ont le même rôle, ils se répartissent une seule commission selon leur poids\u202f; le type et le niveau du premier partenaire fixent le taux',
  best: (you: boolean) =>
    `si plusieurs règles correspondent à une même ligne de l’affaire, celle qui ${you ? 'vous rapporte le plus' : 'rapporte le plus au partenaire'} s’applique`,
  highestPriority:
    'si plusieurs règles correspondent à une même ligne de l’affaire, celle dont la priorité est la plus élevée s’applique, puis, à priorité égale, la plus spécifique',
  rounding: {
    half_up: 'les montants sont arrondis à la plus petite unité de la devise, les demi-unités vers le haut',
    half_even: 'les montants sont arrondis à la plus petite unité de la devise, les demi-unités au chiffre pair',
    floor: 'les montants sont arrondis vers le bas à la plus petite unité de la devise',
  },
  earnedWhen: {
    won: 'la commission est acquise lorsque l’affaire est gagnée',
    invoiced: 'la commission est acquise lorsque l’affaire est gagnée (les factures ne sont pas consignées)',
    collected: 'la commission est acquise à mesure que le client paie, en proportion de la somme reçue',
    collectedOfFirstYear:
      'la commission est acquise à mesure que le client paie, en proportion de la somme reçue\u202f; elle n’est versée que sur la première année',
  },
  payableAtOnce: 'la commission est immédiatement exigible',
  payableAfter: (days: number) =>
    `la commission est exigible ${plural(String(days), 'jour', 'jours')} après son acquisition`,
  renewalsEarn: 'les renouvellements rapportent une commission aussi longtemps que le client renouvelle',
  renewalsEarnNothing: 'les renouvellements ne rapportent rien',
  renewalsEarnFor: (months: number) =>
    `les renouvellements rapportent une commission pendant ${months} mois à compter du jour où la première affaire du client a été gagnée`,
  ownCurrency: 'Les minimums et les plafonds sans devise propre utilisent la devise de l’affaire.',

  noRules: 'Aucune règle pour l’instant',
  forMonths: (headline: string, months: string) => `${headline}, pendant ${months} mois`,
  moreRules: (headline: string, others: string) => `${headline}, et ${plural(others, 'autre règle', 'autres règles')}`,
};

function eachDeal(every: number): string {
  return every === 1 ? 'à chaque affaire' : `à chaque ${every}e affaire`;
}

function whose(measure: string, you: boolean): string {
  return you ? `votre ${measure}` : `le ${measure} d’un partenaire`;
}
