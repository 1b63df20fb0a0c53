import type { FullTranslation } from '#shared/text/texts.ts';
import type { explainTexts as english } from './explain.texts.ts';

/** Not yet reviewed by a native speaker. */
export const explainTexts: FullTranslation<typeof english> = {
  event: {
    title: 'Evento',
    sale: (kind: string, amount: string | null, day: string) => `${kind}${amount ? ` de ${amount}` : ''} em ${day}.`,
    refund: (amount: string | null, day: string) => `Reembolso${amount ? ` de ${amount}` : ''} em ${day}.`,
    winUndone: (day: string) =>
      `O ganho foi desfeito em ${day}: o negócio não havia sido ganho, afinal, ou o ganho foi corrigido.`,
    lost: (day: string) => `O negócio foi perdido em ${day}.`,
    amend: (day: string) => `O negócio foi alterado em ${day}.`,
    payment: (amount: string | null, day: string) => `Pagamento${amount ? ` de ${amount}` : ''} recebido em ${day}.`,
    recalc: (day: string) => `Os negócios foram recalculados em ${day} com os dados conhecidos naquele momento.`,
    other: (type: string, day: string) => `${type} em ${day}.`,
    asOf: (day: string) => ` Calculado com os dados disponíveis em ${day}.`,
  },
  seat: {
    title: (partner: string, role: string) => `${partner} como ${role}`,
    plan: (plan: string, version: number, day: string) => `${plan}, versão ${version}, em vigor desde ${day}`,
    noPlan: 'sem estrutura de incentivos',
    audience: (audience: string) => `no público ${audience} quando o negócio foi ganho`,
    region: (region: string, regions: string) =>
      `atribuído pela região ${region}; ordem das regiões do parceiro: ${regions}`,
    tier: (tier: string, day: string) => `nível ${tier} desde ${day}`,
    noTier: 'sem nível',
    weight: (weight: number, sum: number) => `peso ${weight} de ${sum}`,
    all: (parts: readonly string[]) => `${parts.join('; ')}.`,
    blocked: (reason: string) => ` ${reason}`,
  },
  settlement: {
    sale: 'Venda',
    refund: 'Reembolso',
    winUndone: 'Ganho desfeito',
    lost: 'Negócio perdido',
    amend: 'Negócio alterado',
    payment: 'Pagamento',
    retroactive: 'Outro negócio do mesmo período',
    recalc: 'Recálculo',
    title: (what: string, rule: string, partner: string) => `${what}: ${rule}, ${partner}`,
    takesAll: ' Por esta regra, qualquer reembolso estorna toda a comissão.',
    takesNothing: ' Por esta regra, nada é estornado.',
    partRefunded: (amount: string, total: string) => ` ${amount} de ${total} foram reembolsados.`,
    allClawedBack: ' Toda a comissão é estornada.',
    dealLost: ' O negócio está perdido.',
    allRefunded: ' O negócio foi totalmente reembolsado.',
    covered: (asked: string, covered: string) =>
      ` Só esta regra pagaria ${asked}; ${covered} já estão cobertos pela comissão mantida neste negócio.`,
    denied: (amount: string) => ` ${amount} ultrapassam um limite e não são pagos.`,
    whole: (amount: string) => `O negócio inteiro gera ${amount}.`,
    difference: (owed: string, booked: string) => ` São devidos ${owed}, estavam lançados ${booked}.`,
    firstYear: (received: string, price: string) =>
      ` Até agora foram pagos ${received}; o preço do primeiro ano com impostos é de ${price}.`,
    received: (received: string, price: string | null) =>
      ` Até agora foram pagos ${received} ${price === null ? 'do preço' : `do preço de ${price} com impostos`}.`,
  },
  bonus: {
    title: (rule: string) => `Bônus ${rule}`,
    back: (amount: string) =>
      `Poucos negócios ainda contam para os bônus pagos; por isso, o último bônus de ${amount} é estornado.`,
    award: (deals: string, count: number, period: string) =>
      `${deals} ${count === 1 ? 'conta' : 'contam'} no período ${period};`,
    each: (every: number, amount: string) =>
      ` ${every === 1 ? 'cada um gera' : `a cada ${every} são gerados`} ${amount}.`,
    paid: (earned: number, held: number) => ` ${earned} ganhos, ${held} já pagos.`,
    budget: (amount: string) => ` Restavam ${amount} do orçamento.`,
  },
  result: {
    title: 'Resultado',
    nothingYet: 'Nada foi lançado ainda. A comissão é ganha à medida que o cliente paga.',
    nothing: 'Nada foi lançado.',
    partly: (amount: string) =>
      ` Cada lançamento anterior é estornado separadamente. Este estorno faz parte de um total de ${amount}.`,
    note: 'Observação',
    later: (month: string) => `Lançado em ${month}`,
    laterWhy: (closed: string, count: number, month: string) =>
      `${closed} já ${count === 1 ? 'estava fechado' : 'estavam fechados'} quando isto foi lançado. O lançamento é feito em ${month} e mantém a própria data.`,
  },
  booked: {
    accrual: 'Comissão',
    adjustment: 'Correção',
    clawback: 'Estorno',
    bonus: 'Bônus',
    manual: 'Comissão manual',
    carried: 'Transferência',
    title: (kind: string, partner: string) => `${kind} para ${partner}`,
    onHold: (day: string, until: string) => `Lançada para ${day}, em espera até ${until}.`,
    withClawedBack: (day: string, from: string) =>
      `Lançada para ${day}, devida com a comissão que estorna, a partir de ${from}.`,
    due: (day: string, from: string) => `Lançada para ${day}, devida a partir de ${from}.`,
  },
  pool: {
    otherDeal: (rule: string, deal: string) => `${rule}, em outro negócio: ${deal}`,
    minimum: 'Mínimo',
    atLeast: (amount: string, isLimited: boolean) =>
      `São pagos pelo menos ${amount}${isLimited ? ', mas nunca mais que a base' : ''}.`,
    applies: (lines: string | null) => `Esta regra se aplica${lines ? ` a: ${lines}` : ''}.`,
    regions: (regions: string) => ` Sua condição de região corresponde a ${regions}.`,
    precedes: (rules: string) => ` Ela tem precedência sobre ${rules}.`,
    notApplies: (rule: string, why: string) => ` ${rule} não se aplica: ${why}.`,
    base: 'Base',
    hiddenBase: (base: string) => `Base da comissão: ${base}; não é mostrada aqui.`,
    basedOn: (base: string, isWholeContract: boolean, sum: string | null) =>
      `Base da comissão: ${base}${isWholeContract ? ', pelo contrato inteiro' : ''}${sum ? `: ${sum}` : ''}.`,
    part: (share: string, total: string) => ` ${share} de ${total}.`,
    discount: 'de desconto',
    tax: 'de impostos',
    cost: 'de custo',
    calculation: 'Cálculo',
    pays: (amount: string) => `A regra paga ${amount}.`,
    percent: (rate: string, tier: string | null, total: string) =>
      `${rate}${tier ? ` para o nível ${tier}` : ''} de ${total}.`,
    fixed: (amount: string) => `Um valor fixo de ${amount}`,
    flat: (amount: string) => `${amount}.`,
    flatPart: (amount: string, weight: number, sum: string) =>
      `${amount}, dos quais este parceiro recebe ${weight} de ${sum} partes.`,
    leadBands: (amount: string) => `Valem as faixas do parceiro principal. A regra paga ${amount}.`,
    standing: (before: string, after: string, period: string, isRetroactive: boolean) =>
      `${before} ${isRetroactive ? 'sem' : 'antes de'} este negócio, ${after} com ele, período: ${period}.`,
    slices: (slices: string) => ` ${slices}.`,
    order: 'Ordem dos negócios',
    orderWhy:
      'Um negócio conta no período de sua data. Dentro dele, os negócios contam na ordem em que são lançados, de modo que um negócio lançado depois não altera esta comissão.',
    shareOf: (partner: string) => `Parte de ${partner}`,
    shareText: (share: string) => `${share}.`,
  },
  cap: {
    title: (partner: string | null) => (partner === null ? 'Limite' : `Limite para ${partner}`),
    kinds: {
      deal: 'que a regra paga por um negócio',
      pool: 'que a regra paga a todos os parceiros juntos',
      program: 'que o programa paga por um negócio',
      programme: 'que o programa paga por um negócio',
      partner: 'que a regra paga a um parceiro',
      customer: 'que a regra paga a um parceiro por um cliente',
    },
    most: (what: string, period: string | null, limit: string) =>
      `Valor máximo ${what}${period ? `, período ${period}` : ''}: ${limit}.`,
    used: (used: string, room: string) => ` ${used} foram usados, restam ${room}.`,
    shared: ' Várias comissões o dividem proporcionalmente.',
    reduced: (asked: string, result: string) => ` ${asked} são reduzidos a ${result}.`,
  },
  bases: {
    gross: 'o preço de tabela',
    net: 'o preço menos desconto e impostos',
    margin: 'a margem',
    first_year: 'o valor do primeiro ano',
    tcv: 'o valor do contrato inteiro',
    collected: 'o preço, conforme pago pelo cliente',
  },
  commissionOf: (role: string) => `a comissão da função ${role}`,
  roles: {
    source: 'origem',
    resell: 'revenda',
    influence: 'influenciador',
    services: 'parceiro de serviços',
    distributor: 'distribuidor',
  },
  roundings: {
    half_up: 'arredondado para a unidade mais próxima',
    half_even: 'arredondado para a unidade mais próxima, ao dígito par em caso de empate',
    floor: 'arredondado para baixo',
  },
  rounded: (exact: string, how: string) => ` Exatamente ${exact}, ${how}.`,
  deals: (count: number, text: string) => `${text} ${count === 1 ? 'negócio' : 'negócios'}`,
  units: (count: number, text: string) => `${text} ${count === 1 ? 'unidade' : 'unidades'}`,
  lines: (numbers: string, count: number) => `${count === 1 ? 'linha' : 'linhas'} ${numbers}`,
  allTime: 'desde o início',
  thisDeal: 'este negócio',
  quarter: (year: string, quarter: string) => `${year}, trimestre ${quarter}`,
  share: (weight: number, sum: string, hasRemainder: boolean) =>
    `${weight} de ${sum} partes${hasRemainder ? ', incluindo o resto do arredondamento' : ''}`,
  band: (from: string, to: string | null) => (to === null ? `${from} ou mais` : `${from} a ${to}`),
  reaching: (value: string | null, band: string) => `${value ?? 'nada mais'} por alcançar a faixa ${band}`,
  marginal: (amount: string, value: string, band: string) => `${amount} a ${value} (faixa ${band})`,
  onWhole: (value: string, band: string) => `${value} sobre o negócio inteiro (faixa ${band})`,
  rate: {
    title: 'Taxa de câmbio',
    detail: (rate: string, source: string) => `${rate}${source}.`,
    counted: (volume: string, paid: string) => ` O volume é contado em ${volume}; a comissão é paga em ${paid}.`,
    source: (source: string, day: string, days: number) =>
      ` (${source}, ${day}${days === 0 ? '' : `, a última taxa conhecida, ${days === 1 ? 'um dia' : `${days} dias`} antes de o negócio ser ganho`})`,
    volume: 'Volume na moeda da sua empresa',
    amount: 'Valor do negócio na moeda da sua empresa',
    isWorth: (from: string, to: string, exact: string | null) =>
      `${from} são ${to}${exact === null ? '' : `, arredondado de ${exact}`}.`,
    countsFor: (from: string, rule: string, to: string, exact: string | null) =>
      `${from} contam para ${rule} como ${to}${exact === null ? '' : `, arredondado de ${exact}`}.`,
  },
  outline: {
    equals: (calculation: string, amount: string) => `${calculation} = ${amount}.`,
    gets: (partner: string, amount: string) => ` ${partner} recebe ${amount} desse valor.`,
    bookedElse: (amount: string) => ` Estão lançados ${amount}; as etapas explicam por quê.`,
    rateOf: (rate: string, total: string) => `${rate} de ${total}`,
    base: 'Base',
    discount: 'Desconto',
    tax: 'Impostos',
    cost: 'Custo',
    next: (missing: string, period: string, reward: string) =>
      `Depois deste negócio, faltam ${missing} para alcançar ${reward}, período: ${period}.`,
  },
};
