import type { FullTranslation } from '#shared/text/texts.ts';
import type { planTexts as english } from './plan.texts.ts';

const plural = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;
const whose = (you: boolean) => (you ? 'Ihrer Firma' : 'eines Partners');
/** A measure with its article, as the subject of a sentence. */
const the = (measure: string) => `${measure.startsWith('Anzahl') ? 'die' : 'das'} ${measure}`;

/** Not yet reviewed by a native speaker. */
export const planTexts: FullTranslation<typeof english> = {
  subjects: {
    'partner.type': 'der Partnertyp',
    'partner.tier': 'die Partnerstufe',
    'partner.region': 'die Region des Partners',
    'partner.country': 'das Land des Partners',
    'partner.tag': 'der Partner-Tag',
    role: 'die Rolle des Partners im Deal',
    product: 'das Produkt',
    category: 'die Produktkategorie',
    'deal.amount': 'der Dealbetrag',
    'deal.type': 'der Dealtyp',
    'deal.source': 'die Quelle des Deals',
    'deal.kind': 'die Art des Verkaufs',
    'customer.country': 'das Land des Kunden',
    'customer.is_new': 'der Kunde',
    coupon: 'der Gutschein',
    months_since_first: 'die Zeit vom ersten Deal des Kunden bis zur Verlängerung',
  },
  ownSubjects: {
    'partner.type': 'Ihr Partnertyp',
    'partner.tier': 'Ihre Stufe',
    'partner.region': 'Ihre Region',
    'partner.country': 'Ihr Land',
    'partner.tag': 'Ihr Partner-Tag',
    role: 'Ihre Rolle im Deal',
  },
  unknownDetail: 'eine Angabe (Ihr Partnermanagement kann sie erklären)',
  quoted: (name: string) => `„${name}“`,
  kinds: {
    new: 'Neugeschäft',
    renewal: 'Verlängerung',
    expansion: 'Erweiterung',
    lead: 'Lead',
    nfr: 'NFR (nicht zum Weiterverkauf)',
  },
  sources: {
    company: 'das eigene Team des Unternehmens',
    partner: 'die Registrierung eines Partners',
    referral_page: 'eine Empfehlungsseite',
    link: 'ein Empfehlungslink',
    api: 'die API',
    import: 'ein Import',
  },
  roles: {
    source: 'Vermittlung',
    resell: 'Wiederverkauf',
    influence: 'Einflussnahme',
    services: 'Dienstleistung',
    distributor: 'Distribution',
  },
  yes: 'ja',
  no: 'nein',
  newIsKnown: 'es ist bekannt, ob der Kunde neu ist',
  newIsUnknown: 'es ist nicht bekannt, ob der Kunde neu ist',
  isNew: 'der Kunde ist neu',
  isNotNew: 'der Kunde ist nicht neu',
  all: (conditions: readonly string[]) => conditions.join(' und '),
  any: (groups: readonly string[]) => groups.join('; oder: '),
  never: 'gilt nie, weil keine Bedingung erfüllt werden kann',
  always: 'gilt für jeden Deal',
  appliesIf: (conditions: string) => `gilt, wenn Folgendes zutrifft: ${conditions}`,
  everyDealCounts: 'jeder Deal zählt',
  countsIf: (conditions: string) => `Deals zählen, wenn Folgendes zutrifft: ${conditions}`,

  months: (count: string) => plural(count, 'Monat', 'Monate'),
  deals: (count: string) => plural(count, 'Deal', 'Deals'),
  units: (count: string) => plural(count, 'Einheit', 'Einheiten'),

  // In the genitive: "10 % des Nettobetrags", "Anteile des Nettobetrags".
  bases: {
    gross: 'des Bruttobetrags',
    net: 'des Nettobetrags (Preis abzüglich Rabatt und Steuern)',
    margin: 'der Marge (Nettobetrag abzüglich Kosten, nie unter null)',
    first_year: 'des Werts des ersten Jahres',
    tcv: 'des Werts des gesamten Vertrags',
    collected: 'des jeweils vom Kunden gezahlten Nettobetrags',
  },
  commissionOf: (role: string, you: boolean) =>
    `der Provision des Partners in der Rolle ${role}${you ? '' : ' im selben Deal'}`,
  rateOf: (rate: string, base: string) => `${rate} ${base}`,
  noBonusYet: 'Zahlt noch nichts: Der Bonus fehlt.',
  noCalculationYet: 'Zahlt noch nichts: Die Berechnung fehlt.',
  incompleteBonus: 'ein unvollständiger Bonus',
  incompleteRule: 'eine unvollständige Regel',
  nothing: 'nichts',
  earns: (what: string, you: boolean) => (you ? `Sie verdienen ${what}` : `ein Partner verdient ${what}`),
  forEvery: (amount: string, every: number) => `${amount} für ${everyDeal(every)}`,
  byTier: (rates: string) => `${rates}, je nach Partnerstufe`,
  by: (rates: string, measure: string) => `${rates}, je nach ${measure}`,
  range: (low: string, high: string) => `${low} bis ${high}`,
  rateFor: (rate: string, tier: string) => `${rate} für ${tier}`,
  dependsOnTier: (rates: string, base: string) =>
    `der Satz hängt von der Partnerstufe ab: ${rates}, jeweils als Anteil ${base}`,
  othersEarnNothing: 'Andere Stufen verdienen mit dieser Regel nichts',
  othersEarn: (rate: string) => `Alle anderen Partner verdienen ${rate}`,
  someOthersEarn: (rate: string) => `Alle anderen Partner, für die die Regel gilt, verdienen ${rate}`,
  forUnit: (amount: string) => `${amount} für jede verkaufte Einheit`,
  forDeal: (amount: string) => `${amount} je Deal`,
  measures: {
    credited_base: 'Umsatzvolumen',
    deal_count: 'Anzahl der Deals',
    units: 'Anzahl der verkauften Einheiten',
  },
  volume: {
    deal: (measure: string) => `${the(measure)} allein aus dem Deal`,
    lifetime: (measure: string, you: boolean) => `${the(measure)} ${whose(you)} über die gesamte Zeit`,
    month: (measure: string, you: boolean) => `${the(measure)} ${whose(you)} im Kalendermonat`,
    quarter: (measure: string, you: boolean) => `${the(measure)} ${whose(you)} im Kalenderquartal`,
    year: (measure: string, you: boolean) => `${the(measure)} ${whose(you)} im Kalenderjahr`,
  },
  marginal: (volume: string) =>
    `maßgeblich ist ${volume}; für jeden Teil davon gilt der Satz der Staffel, in die er fällt`,
  slabBefore: (volume: string) =>
    `${volume} vor dem Deal bestimmt die Staffel, und deren Satz gilt für den ganzen Deal`,
  slabAfter: (volume: string) =>
    `${volume}, einschließlich dieses Deals, bestimmt die Staffel, und deren Satz gilt für den ganzen Deal`,
  retroactive: (volume: string) =>
    `${volume} bestimmt eine einzige Staffel für den ganzen Zeitraum: Wird eine höhere Staffel erreicht, werden frühere Deals des Zeitraums auf deren Satz angehoben`,
  bands: (bands: readonly string[]) => `Staffeln: ${bands.join('; ')}`,
  ratesApplyTo: (base: string) => `die Sätze sind Anteile ${base}`,
  whenReached: (amount: string) => `${amount} einmalig bei Erreichen der Staffel`,
  aUnit: (amount: string) => `${amount} je Einheit`,
  atAnyVolume: (value: string) => `${value} bei jedem Volumen`,
  below: (value: string, to: string) => `${value} (unter ${to})`,
  from: (value: string, from: string) => `${value} (ab ${from})`,
  fromTo: (value: string, from: string, to: string) => `${value} (ab ${from} bis unter ${to})`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? 'Sie verdienen' : 'ein Partner verdient'} einen Bonus von ${amount} für ${everyDeal(every)}`,
  counted: {
    month: (bonus: string) => `${bonus}; die Zählung beginnt in jedem Kalendermonat neu`,
    quarter: (bonus: string) => `${bonus}; die Zählung beginnt in jedem Kalenderquartal neu`,
    year: (bonus: string) => `${bonus}; die Zählung beginnt in jedem Kalenderjahr neu`,
  },
  onlyDealsWith: (products: string) => `nur Deals mit ${products} zählen`,
  runsFrom: (first: string) => `der Bonus läuft ab ${first}`,
  runsUntil: (last: string) => `der Bonus läuft bis einschließlich ${last}`,
  runs: (first: string, last: string) => `der Bonus läuft von ${first} bis einschließlich ${last}`,
  budget: (amount: string) =>
    `alle Partner zusammen erhalten aus diesem Bonus höchstens ${amount}, in der Reihenfolge der Deals`,
  notWithOthers: 'wird nicht für einen Deal gezahlt, für den bereits ein anderer Bonus verdient wurde',
  bonusRefund: 'ein vollständig erstatteter Deal zählt nicht mehr, und der letzte Bonus wird zurückgefordert',

  atLeast: (amount: string) =>
    `mindestens ${amount} je Deal, aber nie mehr als der Betrag, aus dem die Provision berechnet wird`,
  atMostTogether: (amount: string) => `höchstens ${amount} je Deal, für alle Partner zusammen`,
  capTimes: {
    month: 'je Kalendermonat',
    quarter: 'je Kalenderquartal',
    year: 'je Kalenderjahr',
    lifetime: 'insgesamt',
  },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'Sie erhalten' : 'ein Partner erhält'} aus dieser Regel höchstens ${amount} ${time}`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `${you ? 'Sie erhalten' : 'ein Partner erhält'} aus dieser Regel für jeden einzelnen Kunden höchstens ${amount} ${time}`,
  poolCap: (amount: string, time: string) => `diese Regel zahlt höchstens ${amount} ${time}, für alle Partner zusammen`,
  aboveBase: 'ein Satz über 100\u00a0% des Betrags ist beabsichtigt',

  refundsKeep: 'Erstattungen verringern die Provision nie',
  refundTakesAll: (within: string) => `bei jeder Erstattung${within} wird die volle Provision zurückgefordert`,
  fullRefundTakes: (within: string) =>
    `eine Teilerstattung ändert die Provision nicht; bei einer vollen Erstattung${within} wird die Provision zurückgefordert`,
  refundTakesShare: (within: string) =>
    `bei einer Erstattung${within} wird derselbe Anteil der Provision zurückgefordert; spätere Erstattungen ändern nichts`,
  within: (days: number, ofPayment: boolean) => {
    if (days === 0)
      return ofPayment ? ' am Tag der letzten Zahlung des Kunden vor der Erstattung' : ' am Tag des Deals';
    const from = ofPayment ? 'der letzten Zahlung des Kunden vor der Erstattung' : 'dem Deal';
    return ` innerhalb von ${plural(String(days), 'Tag', 'Tagen')} nach ${from}`;
  },

  onTop: 'wird zusätzlich zu den anderen Regeln gezahlt',
  priority: (number: string) => `die Regel hat die Priorität ${number}`,
  exceptRole: (role: string) => `für Partner in jeder Rolle außer ${role}`,

  renewalsKeepVersion:
    'Verlängerungen behalten die Version der Struktur, die aktiv war, als der erste Deal des Kunden gewonnen wurde',
  renewalsTakeVersion:
    'für jede Verlängerung gilt die Version der Struktur, die an dem Tag aktiv ist, an dem die Verlängerung gewonnen wird',
  credit:
    'mehrere Partner in derselben Rolle verdienen jeweils zu ihren eigenen Sätzen an ihrem eigenen Anteil des Betrags',
  unshared: (credit: string, whole: string) =>
    `${credit}; nicht aufgeteilt werden ${whole}: Jeder Partner erhält den vollen Betrag`,
  wholes: { bands: 'die festen Beträge der Staffeln', minimums: 'Mindestbeträge', bonuses: 'Boni' },
  weight:
    'mehrere Partner in derselben Rolle teilen sich eine Provision nach Gewichtung; Typ und Stufe des ersten Partners bestimmen den Satz',
  best: (you: boolean) =>
    `wenn mehrere Regeln auf eine Produktposition zutreffen, gilt die Regel, die ${you ? 'Ihnen' : 'dem Partner'} am meisten zahlt`,
  highestPriority:
    'wenn mehrere Regeln auf eine Produktposition zutreffen, gilt die Regel mit der höchsten Priorität, bei gleicher Priorität die spezifischste',
  rounding: {
    half_up: 'Beträge werden auf die kleinste Währungseinheit gerundet, die Hälfte wird aufgerundet',
    half_even: 'Beträge werden auf die kleinste Währungseinheit gerundet, bei Gleichstand zur geraden Ziffer',
    floor: 'Beträge werden auf die kleinste Währungseinheit abgerundet',
  },
  earnedWhen: {
    won: 'die Provision wird verdient, wenn der Deal gewonnen wird',
    invoiced: 'die Provision wird verdient, wenn der Deal gewonnen wird (Rechnungen werden nicht erfasst)',
    collected: 'die Provision wird verdient, sobald der Kunde zahlt, im Verhältnis zum eingegangenen Betrag',
    collectedOfFirstYear:
      'die Provision wird verdient, sobald der Kunde zahlt, im Verhältnis zum eingegangenen Betrag; Provision wird nur für das erste Jahr gezahlt',
  },
  payableAtOnce: 'die Provision ist sofort auszahlbar',
  payableAfter: (days: number) =>
    `die Provision ist auszahlbar, ${plural(String(days), 'Tag', 'Tage')} nachdem sie verdient wurde`,
  renewalsEarn: 'Verlängerungen bringen Provision, solange der Kunde verlängert',
  renewalsEarnNothing: 'Verlängerungen bringen keine Provision',
  renewalsEarnFor: (months: number) =>
    `Verlängerungen bringen ${plural(String(months), 'Monat', 'Monate')} lang Provision, ab dem Tag, an dem der erste Deal des Kunden gewonnen wurde`,
  ownCurrency: 'Mindestbeträge und Obergrenzen ohne eigene Währung gelten in der Währung des Deals.',

  noRules: 'Noch keine Regeln',
  forMonths: (headline: string, months: string) => `${headline}, ${plural(months, 'Monat', 'Monate')} lang`,
  moreRules: (headline: string, others: string) =>
    `${headline}, dazu ${plural(others, 'weitere Regel', 'weitere Regeln')}`,
};

/** "jeden Deal", "jeden 5. Deal". */
function everyDeal(every: number): string {
  return every === 1 ? 'jeden Deal' : `jeden ${every}.\u00a0Deal`;
}
