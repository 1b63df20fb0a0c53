import type { FullTranslation } from '#shared/text/texts.ts';
import type { planTexts as english } from './plan.texts.ts';

const plural = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** Not yet reviewed by a native speaker. */
export const planTexts: FullTranslation<typeof english> = {
  subjects: {
    'partner.type': 'o tipo de parceiro',
    'partner.tier': 'o nível do parceiro',
    'partner.region': 'a região do parceiro',
    'partner.country': 'o país do parceiro',
    'partner.tag': 'a tag do parceiro',
    role: 'a função do parceiro no negócio',
    product: 'o produto',
    category: 'a categoria do produto',
    'deal.amount': 'o valor do negócio',
    'deal.type': 'o tipo de negócio',
    'deal.source': 'a origem do negócio',
    'deal.kind': 'o tipo de venda',
    'customer.country': 'o país do cliente',
    'customer.is_new': 'o cliente',
    coupon: 'o cupom',
    months_since_first: 'o tempo entre o primeiro negócio do cliente e uma renovação',
  },
  ownSubjects: {
    'partner.type': 'seu tipo de parceiro',
    'partner.tier': 'seu nível',
    'partner.region': 'sua região',
    'partner.country': 'seu país',
    'partner.tag': 'sua tag',
    role: 'sua função no negócio',
  },
  unknownDetail: 'um dado que seu gerente de parceiros pode explicar',
  quoted: (name: string) => `“${name}”`,
  kinds: {
    new: 'novo negócio',
    renewal: 'renovação',
    expansion: 'expansão',
    lead: 'lead',
    nfr: 'negócio não destinado à revenda',
  },
  sources: {
    company: 'a própria equipe da empresa',
    partner: 'o registro de um parceiro',
    referral_page: 'uma página de indicação',
    link: 'um link de indicação',
    api: 'a API',
    import: 'uma importação',
  },
  roles: {
    source: 'originação',
    resell: 'revenda',
    influence: 'influência',
    services: 'serviços',
    distributor: 'distribuição',
  },
  yes: 'sim',
  no: 'não',
  newIsKnown: 'já se sabe se o cliente é novo',
  newIsUnknown: 'não se sabe se o cliente é novo',
  isNew: 'o cliente é novo',
  isNotNew: 'o cliente não é novo',
  all: (conditions: readonly string[]) => conditions.join(' e '),
  // "Quando" keeps the indicative, which the conditions have when they stand alone; "se" would need another mood.
  any: (groups: readonly string[]) => groups.join('; ou quando '),
  never: 'nunca se aplica porque nenhuma condição pode ser atendida',
  always: 'aplica-se a todos os negócios',
  appliesIf: (conditions: string) => `aplica-se quando ${conditions}`,
  everyDealCounts: 'todos os negócios contam',
  countsIf: (conditions: string) => `os negócios contam quando ${conditions}`,

  months: (count: string) => plural(count, 'mês', 'meses'),
  deals: (count: string) => plural(count, 'negócio', 'negócios'),
  units: (count: string) => plural(count, 'unidade', 'unidades'),

  bases: {
    gross: 'do valor bruto',
    net: 'do valor líquido (preço menos desconto e impostos)',
    margin: 'da margem (valor líquido menos custo, nunca abaixo de zero)',
    first_year: 'do valor do primeiro ano',
    tcv: 'do valor do contrato inteiro',
    collected: 'do valor líquido à medida que o cliente o paga',
  },
  commissionOf: (role: string, you: boolean) =>
    `da comissão do parceiro com a função de ${role}${you ? '' : ' no mesmo negócio'}`,
  rateOf: (rate: string, base: string) => `${rate} ${base}`,
  noBonusYet: 'Ainda não paga nada: falta o bônus.',
  noCalculationYet: 'Ainda não paga nada: falta o cálculo.',
  incompleteBonus: 'um bônus incompleto',
  incompleteRule: 'uma regra incompleta',
  nothing: 'nada',
  earns: (what: string, you: boolean) => (you ? `você ganha ${what}` : `um parceiro ganha ${what}`),
  forEvery: (amount: string, every: number) => `${amount} a ${everyDeal(every)}`,
  byTier: (rates: string) => `${rates}, conforme o nível do parceiro`,
  by: (rates: string, measure: string) => `${rates}, conforme o ${measure}`,
  range: (low: string, high: string) => `${low} a ${high}`,
  rateFor: (rate: string, tier: string) => `${rate} para ${tier}`,
  dependsOnTier: (rates: string, base: string) =>
    `a taxa depende do nível do parceiro: ${rates}, como percentual ${base}`,
  othersEarnNothing: 'Os outros níveis não ganham nada com esta regra',
  othersEarn: (rate: string) => `Todos os outros parceiros ganham ${rate}`,
  someOthersEarn: (rate: string) => `Todos os outros parceiros aos quais a regra se aplica ganham ${rate}`,
  forUnit: (amount: string) => `${amount} por unidade vendida`,
  forDeal: (amount: string) => `${amount} por negócio`,
  measures: {
    credited_base: 'volume de vendas',
    deal_count: 'número de negócios',
    units: 'número de unidades vendidas',
  },
  volume: {
    deal: (measure: string) => `o ${measure} do próprio negócio`,
    lifetime: (measure: string, you: boolean) => `${whose(measure, you)} desde o início`,
    month: (measure: string, you: boolean) => `${whose(measure, you)} no mês civil`,
    quarter: (measure: string, you: boolean) => `${whose(measure, you)} no trimestre civil`,
    year: (measure: string, you: boolean) => `${whose(measure, you)} no ano civil`,
  },
  marginal: (volume: string) => `${volume} é dividido em faixas, e cada parte rende a taxa da sua faixa`,
  slabBefore: (volume: string) =>
    `${volume} antes do negócio determina a faixa, e a taxa dessa faixa se aplica ao negócio inteiro`,
  slabAfter: (volume: string) =>
    `${volume}, incluindo este negócio, determina a faixa, e a taxa dessa faixa se aplica ao negócio inteiro`,
  retroactive: (volume: string) =>
    `${volume} determina uma só faixa para todo o período: quando uma faixa mais alta é atingida, os negócios anteriores do período sobem para a taxa dessa faixa`,
  bands: (bands: readonly string[]) => `faixas: ${bands.join('; ')}`,
  ratesApplyTo: (base: string) => `as taxas são percentuais ${base}`,
  whenReached: (amount: string) => `${amount} uma única vez ao atingir a faixa`,
  aUnit: (amount: string) => `${amount} por unidade`,
  atAnyVolume: (value: string) => `${value} com qualquer volume`,
  below: (value: string, to: string) => `${value} abaixo de ${to}`,
  from: (value: string, from: string) => `${value} a partir de ${from}`,
  fromTo: (value: string, from: string, to: string) => `${value} de ${from} até menos de ${to}`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? 'você ganha' : 'um parceiro ganha'} um bônus de ${amount} a ${everyDeal(every)}`,
  counted: {
    month: (bonus: string) => `${bonus}; a contagem recomeça a cada mês civil`,
    quarter: (bonus: string) => `${bonus}; a contagem recomeça a cada trimestre civil`,
    year: (bonus: string) => `${bonus}; a contagem recomeça a cada ano civil`,
  },
  onlyDealsWith: (products: string) => `só contam os negócios com ${products}`,
  runsFrom: (first: string) => `vigora a partir de ${first}`,
  runsUntil: (last: string) => `vigora até ${last}`,
  runs: (first: string, last: string) => `vigora de ${first} até ${last}`,
  budget: (amount: string) => `todos os parceiros juntos recebem deste bônus no máximo ${amount}, por ordem de chegada`,
  notWithOthers: 'não é pago por um negócio que já gerou outro bônus',
  bonusRefund: 'um negócio totalmente reembolsado deixa de contar, e o último bônus é estornado',

  atLeast: (amount: string) => `no mínimo ${amount} por negócio, mas nunca mais que o valor sobre o qual é calculado`,
  atMostTogether: (amount: string) => `no máximo ${amount} por negócio para todos os parceiros juntos`,
  capTimes: {
    month: 'a cada mês civil',
    quarter: 'a cada trimestre civil',
    year: 'a cada ano civil',
    lifetime: 'no total',
  },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `com esta regra, ${you ? 'você recebe' : 'um parceiro recebe'} no máximo ${amount} ${time}`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `com esta regra, ${you ? 'você recebe' : 'um parceiro recebe'} no máximo ${amount} ${time} por um mesmo cliente`,
  poolCap: (amount: string, time: string) => `esta regra paga no máximo ${amount} ${time} a todos os parceiros juntos`,
  aboveBase: 'uma taxa acima de 100% do valor é intencional',

  refundsKeep: 'os reembolsos nunca reduzem a comissão',
  refundTakesAll: (within: string) => `qualquer reembolso${within} estorna toda a comissão`,
  fullRefundTakes: (within: string) =>
    `um reembolso parcial não altera a comissão; um reembolso total${within} estorna toda a comissão`,
  refundTakesShare: (within: string) =>
    `um reembolso${within} estorna a mesma proporção da comissão; reembolsos posteriores não alteram nada`,
  within: (days: number, ofPayment: boolean) => {
    const from = ofPayment ? 'do último pagamento do cliente antes do reembolso' : 'do negócio';
    return days === 0 ? ` no mesmo dia ${from}` : ` em até ${plural(String(days), 'dia', 'dias')} a contar ${from}`;
  },

  onTop: 'a comissão se soma à das outras regras',
  priority: (number: string) => `sua prioridade é ${number}`,
  exceptRole: (role: string) => `para parceiros com qualquer função, exceto ${role}`,

  renewalsKeepVersion:
    'as renovações mantêm a versão da estrutura que estava ativa quando o primeiro negócio do cliente foi ganho',
  renewalsTakeVersion: 'cada renovação usa a versão da estrutura que está ativa no dia em que é ganha',
  credit:
    'quando vários parceiros têm a mesma função, cada um ganha, com suas próprias taxas, sobre sua parte do valor',
  unshared: (credit: string, whole: string) =>
    `${credit}; ${whole} não são divididos: cada parceiro recebe o valor integral`,
  wholes: { bands: 'os valores fixos das faixas', minimums: 'os mínimos', bonuses: 'os bônus' },
  weight:
    'vários parceiros com a mesma função dividem uma só comissão conforme o peso; o tipo e o nível do primeiro parceiro determinam a taxa',
  best: (you: boolean) =>
    `se várias regras correspondem a uma linha de produto, aplica-se a que paga mais ${you ? 'a você' : 'ao parceiro'}`,
  highestPriority:
    'se várias regras correspondem a uma linha de produto, aplica-se a de maior prioridade e, com prioridade igual, a mais específica',
  rounding: {
    half_up: 'os valores são arredondados para a menor unidade da moeda; em caso de empate, para cima',
    half_even: 'os valores são arredondados para a menor unidade da moeda; em caso de empate, para o dígito par',
    floor: 'os valores são arredondados para baixo, para a menor unidade da moeda',
  },
  earnedWhen: {
    won: 'a comissão é ganha quando o negócio é ganho',
    invoiced: 'a comissão é ganha quando o negócio é ganho (as faturas não são registradas)',
    collected: 'a comissão é ganha à medida que o cliente paga, na proporção do dinheiro recebido',
    collectedOfFirstYear:
      'a comissão é ganha à medida que o cliente paga, na proporção do dinheiro recebido; só se paga comissão pelo primeiro ano',
  },
  payableAtOnce: 'a comissão pode ser paga imediatamente',
  payableAfter: (days: number) => `a comissão pode ser paga ${plural(String(days), 'dia', 'dias')} depois de ser ganha`,
  renewalsEarn: 'as renovações geram comissão enquanto o cliente renovar',
  renewalsEarnNothing: 'as renovações não geram comissão',
  renewalsEarnFor: (months: number) =>
    `as renovações geram comissão por ${plural(String(months), 'mês', 'meses')} a partir do dia em que o primeiro negócio do cliente foi ganho`,
  ownCurrency: 'Mínimos e limites sem moeda própria usam a moeda do negócio.',

  noRules: 'Ainda não há regras',
  forMonths: (headline: string, months: string) => `${headline}, por ${plural(months, 'mês', 'meses')}`,
  moreRules: (headline: string, others: string) => `${headline}, e ${plural(others, 'outra regra', 'outras regras')}`,
};

function whose(measure: string, you: boolean): string {
  return you ? `seu ${measure}` : `o ${measure} de um parceiro`;
}

function everyDeal(every: number): string {
  return every === 1 ? 'cada negócio' : `cada ${every}º negócio`;
}
