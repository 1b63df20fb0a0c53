import type { FullTranslation } from '#shared/text/texts.ts';
import type { planTexts as english } from './plan.texts.ts';

/** Not yet reviewed by a native speaker. */
export const planTexts: FullTranslation<typeof english> = {
  subjects: {
    'partner.type': 'パートナータイプ',
    'partner.tier': 'パートナーのティア',
    'partner.region': 'パートナーの地域',
    'partner.country': 'パートナーの国',
    'partner.tag': 'パートナーのタグ',
    role: '案件でのパートナーの役割',
    product: '製品',
    category: '製品カテゴリー',
    'deal.amount': '案件の金額',
    'deal.type': '案件タイプ',
    'deal.source': '案件の発生元',
    'deal.kind': '販売の種類',
    'customer.country': '顧客の国',
    'customer.is_new': '顧客',
    coupon: 'クーポン',
    months_since_first: '顧客の最初の案件から更新までの期間',
  },
  ownSubjects: {
    'partner.type': '貴社のパートナータイプ',
    'partner.tier': '貴社のティア',
    'partner.region': '貴社の地域',
    'partner.country': '貴社の国',
    'partner.tag': '貴社のタグ',
    role: '案件での貴社の役割',
  },
  unknownDetail: 'パートナー担当者に確認できる項目',
  quoted: (name: string) => `「${name}」`,
  kinds: {
    new: '新規ビジネス',
    renewal: '更新',
    expansion: '拡張',
    lead: 'リード',
    nfr: '再販対象外',
  },
  sources: {
    company: 'ベンダー自身のチーム',
    partner: 'パートナーの登録',
    referral_page: '紹介ページ',
    link: '紹介リンク',
    api: 'API',
    import: 'インポート',
  },
  roles: {
    source: '発掘',
    resell: '再販',
    influence: '影響',
    services: 'サービス',
    distributor: '流通',
  },
  yes: 'はい',
  no: 'いいえ',
  newIsKnown: '顧客が新規かどうかがわかっている',
  newIsUnknown: '顧客が新規かどうかがわかっていない',
  isNew: '顧客が新規',
  isNotNew: '顧客が新規ではない',
  all: (conditions: readonly string[]) => conditions.join('、かつ'),
  any: (groups: readonly string[]) => groups.join('。または、'),
  never: '満たすことのできる条件がないため、適用されることはありません。',
  always: 'すべての案件に適用されます。',
  appliesIf: (conditions: string) => `次の場合に適用されます：${conditions}。`,
  everyDealCounts: 'すべての案件が算入されます。',
  countsIf: (conditions: string) => `次の場合に案件が算入されます：${conditions}。`,

  months: (count: string) => `${count}か月`,
  deals: (count: string) => `案件${count}件`,
  units: (count: string) => `${count}単位`,

  bases: {
    gross: '総額',
    net: '正味金額（価格から値引きと税を引いた額）',
    margin: '利益（正味金額から原価を引いた額、0を下回らない）',
    first_year: '初年度の金額',
    tcv: '契約全体の金額',
    collected: '顧客の入金に応じた正味金額',
  },
  commissionOf: (role: string, you: boolean) =>
    `${you ? '' : '同じ案件で'}「${role}」の役割を担うパートナーのコミッション`,
  rateOf: (rate: string, base: string) => `${base}の${rate}`,
  noBonusYet: '支払いはまだありません：ボーナスが設定されていません。',
  noCalculationYet: '支払いはまだありません：計算方法が設定されていません。',
  incompleteBonus: '未完成のボーナス',
  incompleteRule: '未完成のルール',
  nothing: '支払いなし',
  earns: (what: string, you: boolean) => `${you ? '貴社' : 'パートナー'}は${what}を獲得します。`,
  forEvery: (amount: string, every: number) => `案件${every}件ごとに${amount}`,
  byTier: (rates: string) => `パートナーティアに応じて${rates}`,
  by: (rates: string, measure: string) => `${measure}に応じて${rates}`,
  range: (low: string, high: string) => `${low}～${high}`,
  rateFor: (rate: string, tier: string) => `${tier}は${rate}`,
  dependsOnTier: (rates: string, base: string) =>
    `率はパートナーのティアによって決まります：${base}に対して、${rates}です。`,
  othersEarnNothing: 'その他のティアは、このルールでは何も獲得しません。',
  othersEarn: (rate: string) => `その他のすべてのパートナーは${rate}を獲得します。`,
  someOthersEarn: (rate: string) => `このルールが適用されるその他のすべてのパートナーは${rate}を獲得します。`,
  forUnit: (amount: string) => `販売数量1単位につき${amount}`,
  forDeal: (amount: string) => `案件1件につき${amount}`,
  measures: { credited_base: '販売額', deal_count: '案件数', units: '販売数量' },
  volume: {
    deal: (measure: string) => `案件単独の${measure}`,
    lifetime: (measure: string, you: boolean) => `${you ? '貴社' : 'パートナー'}の全期間の${measure}`,
    month: (measure: string, you: boolean) => `${you ? '貴社' : 'パートナー'}の暦月ごとの${measure}`,
    quarter: (measure: string, you: boolean) => `${you ? '貴社' : 'パートナー'}の暦四半期ごとの${measure}`,
    year: (measure: string, you: boolean) => `${you ? '貴社' : 'パートナー'}の暦年ごとの${measure}`,
  },
  marginal: (volume: string) => `${volume}の各部分に、それぞれが属する区分の率が適用されます。`,
  slabBefore: (volume: string) =>
    `区分は${volume}（この案件の前の時点）によって決まり、その区分の率が案件全体に適用されます。`,
  slabAfter: (volume: string) =>
    `区分は${volume}（この案件を含む）によって決まり、その区分の率が案件全体に適用されます。`,
  retroactive: (volume: string) =>
    `${volume}によって、期間全体に対する1つの区分が決まります。上位の区分に到達すると、期間内のそれまでの案件もその区分の率に引き上げられます。`,
  bands: (bands: readonly string[]) => `区分：${bands.join('、')}。`,
  ratesApplyTo: (base: string) => `率は${base}に対して適用されます。`,
  whenReached: (amount: string) => `区分への到達時に1回のみ${amount}`,
  aUnit: (amount: string) => `1単位につき${amount}`,
  atAnyVolume: (value: string) => `実績にかかわらず${value}`,
  below: (value: string, to: string) => `${to}未満は${value}`,
  from: (value: string, from: string) => `${from}以上は${value}`,
  fromTo: (value: string, from: string, to: string) => `${from}以上${to}未満は${value}`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? '貴社' : 'パートナー'}は案件${every}件ごとに${amount}のボーナスを獲得します。`,
  counted: {
    month: (bonus: string) => `${bonus}件数は暦月ごとにリセットされます。`,
    quarter: (bonus: string) => `${bonus}件数は暦四半期ごとにリセットされます。`,
    year: (bonus: string) => `${bonus}件数は暦年ごとにリセットされます。`,
  },
  onlyDealsWith: (products: string) => `${products}を含む案件のみが算入されます。`,
  runsFrom: (first: string) => `期間は${first}からです。`,
  runsUntil: (last: string) => `期間は${last}までです。`,
  runs: (first: string, last: string) => `期間は${first}から${last}までです。`,
  budget: (amount: string) => `支払いはすべてのパートナーの合計で最大${amount}、先着順です。`,
  notWithOthers: 'すでに別のボーナスが発生した案件には支払われません。',
  bonusRefund: '全額返金された案件は算入されなくなり、直近のボーナスが返還されます。',

  atLeast: (amount: string) =>
    `案件1件につき最低${amount}が支払われますが、計算の基準となる金額を超えることはありません。`,
  atMostTogether: (amount: string) => `支払いは案件1件につき、すべてのパートナーの合計で最大${amount}です。`,
  capTimes: { month: '暦月ごとに', quarter: '暦四半期ごとに', year: '暦年ごとに', lifetime: '全期間の合計で' },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `${you ? '貴社' : 'パートナー'}がこのルールから受け取る額は、${time}最大${amount}です。`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `${you ? '貴社' : 'パートナー'}がこのルールから受け取る額は、顧客1社につき、${time}最大${amount}です。`,
  poolCap: (amount: string, time: string) =>
    `このルールの支払額は、すべてのパートナーを合わせて、${time}最大${amount}です。`,
  aboveBase: '金額の100%を超える率は意図されたものです。',

  refundsKeep: '返金があってもコミッションは減額されません。',
  refundTakesAll: (within: string) => `${within}返金があると、返金額にかかわらずコミッションの全額が返還されます。`,
  fullRefundTakes: (within: string) =>
    `一部返金ではコミッションは変わりません。${within}全額返金があると、コミッションは返還されます。`,
  refundTakesShare: (within: string) =>
    `${within}返金があると、コミッションも同じ割合で返還されます。それより後の返金では何も変わりません。`,
  within: (days: number, ofPayment: boolean) => {
    const from = ofPayment ? '顧客の最後の入金（返金前）' : '案件';
    return days === 0 ? `${from}と同じ日に` : `${from}の日から${days}日以内に`;
  },

  onTop: '他のルールに加えて支払われます。',
  priority: (number: string) => `優先度は${number}です。`,
  exceptRole: (role: string) => `「${role}」以外の役割のパートナーが対象です。`,

  renewalsKeepVersion:
    '更新には、顧客の最初の案件が受注された時点で適用されていた体系のバージョンが引き続き使われます。',
  renewalsTakeVersion: '更新には毎回、その受注日に適用されている体系のバージョンが使われます。',
  credit:
    '同じ役割に複数のパートナーがいる場合、それぞれが金額のうち自身の分配分に対して、自身の率でコミッションを獲得します。',
  unshared: (credit: string, whole: string) => `${credit}${whole}は分配されず、各パートナーが全額を受け取ります。`,
  wholes: { bands: '区分の固定額', minimums: '最低額', bonuses: 'ボーナス' },
  weight:
    '同じ役割に複数のパートナーがいる場合、1つのコミッションを比重に応じて分配します。率は最初のパートナーのタイプとティアで決まります。',
  best: (you: boolean) =>
    `製品の明細に複数のルールが一致する場合、${you ? '貴社' : 'パートナー'}への支払いが最も多いルールが適用されます。`,
  highestPriority:
    '製品の明細に複数のルールが一致する場合、優先度が最も高いルールが適用されます。優先度が同じ場合は、条件が最も具体的なルールが適用されます。',
  rounding: {
    half_up: '金額は通貨の最小単位に四捨五入されます。',
    half_even: '金額は通貨の最小単位に丸められ、ちょうど中間の場合は偶数に丸められます。',
    floor: '金額は通貨の最小単位未満が切り捨てられます。',
  },
  earnedWhen: {
    won: 'コミッションは案件の受注時に発生します。',
    invoiced: 'コミッションは案件の受注時に発生します（請求書は記録されません）。',
    collected: 'コミッションは顧客の支払いに応じて、受領額に比例して発生します。',
    collectedOfFirstYear:
      'コミッションは顧客の支払いに応じて、受領額に比例して発生します。支払われるのは初年度分のコミッションのみです。',
  },
  payableAtOnce: 'コミッションはすぐに支払可能になります。',
  payableAfter: (days: number) => `コミッションは発生の${days}日後に支払可能になります。`,
  renewalsEarn: '更新のコミッションは、顧客が更新を続ける限り発生します。',
  renewalsEarnNothing: '更新ではコミッションは発生しません。',
  renewalsEarnFor: (months: number) => `更新のコミッションは、顧客の最初の案件の受注日から${months}か月間発生します。`,
  ownCurrency: '通貨の指定がない最低額と上限には、案件の通貨が使われます。',

  noRules: 'ルールはまだありません',
  forMonths: (headline: string, months: string) => `${headline}、${months}か月間`,
  moreRules: (headline: string, others: string) => `${headline}、ほか${others}件のルール`,
};
