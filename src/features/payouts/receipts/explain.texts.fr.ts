import type { FullTranslation } from '#shared/text/texts.ts';
import type { explainTexts as english } from './explain.texts.ts';

/** Not yet reviewed by a native speaker. */
export const explainTexts: FullTranslation<typeof english> = {
  event: {
    title: 'Événement',
    sale: (kind: string, amount: string | null, day: string) => `${kind}${amount ? ` de ${amount}` : ''}, le ${day}.`,
    refund: (amount: string | null, day: string) => `Remboursement${amount ? ` de ${amount}` : ''}, le ${day}.`,
    winUndone: (day: string) =>
      `Le gain a été annulé le ${day}\u00a0: l’affaire n’était finalement pas gagnée, ou son gain a été corrigé.`,
    lost: (day: string) => `L’affaire a été perdue le ${day}.`,
    amend: (day: string) => `L’affaire a été modifiée le ${day}.`,
    payment: (amount: string | null, day: string) => `Paiement${amount ? ` de ${amount}` : ''} reçu le ${day}.`,
    recalc: (day: string) => `Les affaires ont été recalculées le ${day} avec les données connues à cette date.`,
    other: (type: string, day: string) => `${type}, le ${day}.`,
    asOf: (day: string) => ` Calculé avec les données disponibles le ${day}.`,
  },
  seat: {
    title: (partner: string, role: string) => `${partner}, rôle\u00a0: ${role}`,
    plan: (plan: string, version: number, day: string) => `${plan}, version ${version}, en vigueur depuis le ${day}`,
    noPlan: 'aucun plan d’incitation',
    audience: (audience: string) => `dans l’audience ${audience} lorsque l’affaire a été gagnée`,
    region: (region: string, regions: string) =>
      `attribué par la région ${region}\u00a0; ordre des régions du partenaire\u00a0: ${regions}`,
    tier: (tier: string, day: string) => `niveau ${tier} depuis le ${day}`,
    noTier: 'aucun niveau',
    weight: (weight: number, sum: number) => `poids ${weight} sur ${sum}`,
    all: (parts: readonly string[]) => `${parts.join('\u00a0; ')}.`,
    blocked: (reason: string) => ` ${reason}`,
  },
  settlement: {
    sale: 'Vente',
    refund: 'Remboursement',
    winUndone: 'Gain annulé',
    lost: 'Affaire perdue',
    amend: 'Affaire modifiée',
    payment: 'Paiement',
    retroactive: 'Autre affaire de la même période',
    recalc: 'Recalcul',
    title: (what: string, rule: string, partner: string) => `${what}\u00a0: ${rule}, ${partner}`,
    takesAll: ' Selon cette règle, tout remboursement entraîne la reprise de la totalité de la commission.',
    takesNothing: ' Selon cette règle, rien n’est repris.',
    partRefunded: (amount: string, total: string) => ` ${amount} sur ${total} sont remboursés.`,
    allClawedBack: ' La totalité de la commission est reprise.',
    dealLost: ' L’affaire est perdue.',
    allRefunded: ' L’affaire est entièrement remboursée.',
    covered: (asked: string, covered: string) =>
      ` Cette règle seule verserait ${asked}\u00a0; ${covered} sont déjà couverts par la commission conservée sur cette affaire.`,
    denied: (amount: string) => ` ${amount} dépassent un plafond et ne sont pas versés.`,
    whole: (amount: string) => `L’affaire entière rapporte ${amount}.`,
    difference: (owed: string, booked: string) => ` ${owed} sont dus, ${booked} étaient comptabilisés.`,
    firstYear: (received: string, price: string) =>
      ` ${received} sont payés à ce jour\u00a0; le prix de la première année, taxes comprises, est de ${price}.`,
    received: (received: string, price: string | null) =>
      ` ${received} ${price === null ? 'du prix' : `du prix de ${price} taxes comprises`} sont payés à ce jour.`,
  },
  bonus: {
    title: (rule: string) => `Bonus ${rule}`,
    back: (amount: string) =>
      `Trop peu d’affaires comptent encore pour les bonus versés\u00a0: le dernier bonus de ${amount} est donc repris.`,
    award: (deals: string, count: number, period: string) =>
      `${deals} ${count === 1 ? 'compte' : 'comptent'} pour la période ${period}\u00a0;`,
    each: (every: number, amount: string) =>
      ` ${every === 1 ? 'chacune rapporte' : `chaque série de ${every} rapporte`} ${amount}.`,
    paid: (earned: number, held: number) => ` ${earned} acquis, ${held} déjà versés.`,
    budget: (amount: string) => ` Il restait ${amount} du budget.`,
  },
  result: {
    title: 'Résultat',
    nothingYet: 'Rien n’est encore comptabilisé. La commission est acquise à mesure que le client paie.',
    nothing: 'Rien n’est comptabilisé.',
    partly: (amount: string) =>
      ` Chaque comptabilisation antérieure est reprise séparément. Cette reprise fait partie d’un total de ${amount}.`,
    note: 'Remarque',
    later: (month: string) => `Comptabilisé en ${month}`,
    laterWhy: (closed: string, count: number, month: string) =>
      `${closed} ${count === 1 ? 'était déjà clos' : 'étaient déjà clos'} lors de la comptabilisation. La commission est comptabilisée en ${month} et conserve sa propre date.`,
  },
  booked: {
    accrual: 'Commission',
    adjustment: 'Correction',
    clawback: 'Reprise',
    bonus: 'Bonus',
    manual: 'Commission manuelle',
    carried: 'Report',
    title: (kind: string, partner: string) => `${kind} pour ${partner}`,
    onHold: (day: string, until: string) => `Comptabilisée au ${day}, en attente jusqu’au ${until}.`,
    withClawedBack: (day: string, from: string) =>
      `Comptabilisée au ${day}, due avec la commission reprise, à partir du ${from}.`,
    due: (day: string, from: string) => `Comptabilisée au ${day}, due à partir du ${from}.`,
  },
  pool: {
    otherDeal: (rule: string, deal: string) => `${rule}, sur une autre affaire\u00a0: ${deal}`,
    minimum: 'Minimum',
    atLeast: (amount: string, isLimited: boolean) =>
      `Au moins ${amount} sont versés${isLimited ? ', mais jamais plus que la base' : ''}.`,
    applies: (lines: string | null) => `Cette règle s’applique${lines ? ` à\u00a0: ${lines}` : ''}.`,
    regions: (regions: string) => ` Sa condition de région correspond à ${regions}.`,
    precedes: (rules: string) => ` Elle est prioritaire sur ${rules}.`,
    notApplies: (rule: string, why: string) => ` ${rule} ne s’applique pas\u00a0: ${why}.`,
    base: 'Base',
    hiddenBase: (base: string) => `Base de la commission\u00a0: ${base}\u00a0; elle n’est pas affichée ici.`,
    basedOn: (base: string, isWholeContract: boolean, sum: string | null) =>
      `Base de la commission\u00a0: ${base}${isWholeContract ? ', pour le contrat entier' : ''}${sum ? `\u00a0: ${sum}` : ''}.`,
    part: (share: string, total: string) => ` ${share} de ${total}.`,
    discount: 'de remise',
    tax: 'de taxe',
    cost: 'de coût',
    calculation: 'Calcul',
    pays: (amount: string) => `La règle verse ${amount}.`,
    percent: (rate: string, tier: string | null, total: string) =>
      `${rate}${tier ? ` pour le niveau ${tier}` : ''} de ${total}.`,
    fixed: (amount: string) => `Un montant fixe de ${amount}`,
    flat: (amount: string) => `${amount}.`,
    flatPart: (amount: string, weight: number, sum: string) =>
      `${amount}, dont ce partenaire reçoit ${weight} parts sur ${sum}.`,
    leadBands: (amount: string) => `Les tranches du partenaire principal s’appliquent. La règle verse ${amount}.`,
    standing: (before: string, after: string, period: string, isRetroactive: boolean) =>
      `${before} ${isRetroactive ? 'sans' : 'avant'} cette affaire, ${after} avec elle, période\u00a0: ${period}.`,
    slices: (slices: string) => ` ${slices}.`,
    order: 'Ordre des affaires',
    orderWhy:
      'Une affaire compte pour la période de sa date. Au sein de celle-ci, les affaires comptent dans l’ordre de leur comptabilisation\u00a0: une affaire comptabilisée plus tard ne modifie donc pas cette commission.',
    shareOf: (partner: string) => `Part de ${partner}`,
    shareText: (share: string) => `${share}.`,
  },
  cap: {
    title: (partner: string | null) => (partner === null ? 'Plafond' : `Plafond pour ${partner}`),
    kinds: {
      deal: 'que la règle verse pour une affaire',
      pool: 'que la règle verse à tous les partenaires ensemble',
      program: 'que le programme verse pour une affaire',
      programme: 'que le programme verse pour une affaire',
      partner: 'que la règle verse à un partenaire',
      customer: 'que la règle verse à un partenaire pour un client',
    },
    most: (what: string, period: string | null, limit: string) =>
      `Montant maximal ${what}${period ? `, période ${period}` : ''}\u00a0: ${limit}.`,
    used: (used: string, room: string) => ` ${used} sont utilisés, il reste ${room}.`,
    shared: ' Plusieurs commissions se le partagent au prorata.',
    reduced: (asked: string, result: string) => ` ${asked} sont ramenés à ${result}.`,
  },
  bases: {
    gross: 'le prix catalogue',
    net: 'le prix moins la remise et les taxes',
    margin: 'la marge',
    first_year: 'la valeur de la première année',
    tcv: 'la valeur du contrat entier',
    collected: 'le prix, tel que payé par le client',
  },
  commissionOf: (role: string) => `la commission du rôle ${role}`,
  roles: {
    source: 'apporteur',
    resell: 'revendeur',
    influence: 'influenceur',
    services: 'partenaire de services',
    distributor: 'distributeur',
  },
  roundings: {
    half_up: 'arrondi à l’unité la plus proche',
    half_even: 'arrondi à l’unité la plus proche, au chiffre pair en cas d’égalité',
    floor: 'arrondi à l’unité inférieure',
  },
  rounded: (exact: string, how: string) => ` Exactement ${exact}, ${how}.`,
  deals: (count: number, text: string) => `${text} ${count < 2 ? 'affaire' : 'affaires'}`,
  units: (count: number, text: string) => `${text} ${count < 2 ? 'unité' : 'unités'}`,
  lines: (numbers: string, count: number) => `${count === 1 ? 'ligne' : 'lignes'} ${numbers}`,
  allTime: 'depuis le début',
  thisDeal: 'cette affaire',
  quarter: (year: string, quarter: string) => `${year}, trimestre ${quarter}`,
  share: (weight: number, sum: string, hasRemainder: boolean) =>
    `${weight} parts sur ${sum}${hasRemainder ? ', reste d’arrondi compris' : ''}`,
  band: (from: string, to: string | null) => (to === null ? `${from} et plus` : `${from} à ${to}`),
  reaching: (value: string | null, band: string) => `${value ?? 'rien de plus'} pour avoir atteint la tranche ${band}`,
  marginal: (amount: string, value: string, band: string) => `${amount} à ${value} (tranche ${band})`,
  onWhole: (value: string, band: string) => `${value} sur l’affaire entière (tranche ${band})`,
  rate: {
    title: 'Taux de change',
    detail: (rate: string, source: string) => `${rate}${source}.`,
    counted: (volume: string, paid: string) =>
      ` Le volume est compté en ${volume}\u00a0; la commission est versée en ${paid}.`,
    source: (source: string, day: string, days: number) =>
      ` (${source}, ${day}${days === 0 ? '' : `, le dernier taux connu, ${days === 1 ? 'un jour' : `${days} jours`} avant le gain de l’affaire`})`,
    volume: 'Volume dans la devise de votre entreprise',
    amount: 'Montant de l’affaire dans la devise de votre entreprise',
    isWorth: (from: string, to: string, exact: string | null) =>
      `${from} valent ${to}${exact === null ? '' : `, arrondi de ${exact}`}.`,
    countsFor: (from: string, rule: string, to: string, exact: string | null) =>
      `${from} comptent pour ${rule} comme ${to}${exact === null ? '' : `, arrondi de ${exact}`}.`,
  },
  outline: {
    equals: (calculation: string, amount: string) => `${calculation} = ${amount}.`,
    gets: (partner: string, amount: string) => ` ${partner} en reçoit ${amount}.`,
    bookedElse: (amount: string) => ` ${amount} sont comptabilisés\u00a0; les étapes expliquent pourquoi.`,
    rateOf: (rate: string, total: string) => `${rate} de ${total}`,
    base: 'Base',
    discount: 'Remise',
    tax: 'Taxe',
    cost: 'Coût',
    next: (missing: string, period: string, reward: string) =>
      `Après cette affaire, il manque encore ${missing} pour atteindre ${reward}, période\u00a0: ${period}.`,
  },
};
