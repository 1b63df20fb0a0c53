import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commissions'> = {
  'Booked commission': 'Comissão lançada',
  Calculated: 'Calculado',
  'Carried over': 'Transportado',
  Clawbacks: 'Estornos',
  'Commission cost ratio': 'Custo relativo das comissões',
  'Commission earned': 'Comissão ganha',
  'Commission events': 'Eventos de comissão',
  'Commission on hold': 'Comissão em espera',
  'Commission paid': 'Comissão paga',
  'Commission released': 'Comissão liberada',
  'Commissions as a share of revenue won with partners in the same period.':
    'Comissões como parte da receita ganha com parceiros no mesmo período.',
  'Commissions by deal date, without reversed ones.': 'Comissões pela data do negócio, sem as estornadas.',
  'Commissions earned in the period divided by the amount of partner deals won in it.':
    'Comissões ganhas no período divididas pelo valor dos negócios com parceiros ganhos nele.',
  'Delivered services': 'Prestou serviços',
  'Disputable until': 'Contestável até',
  'Distributed the deal': 'Distribuiu o negócio',
  'Earned in the period, by deal date. Reversed commissions are excluded.':
    'Ganho no período, pela data do negócio. As comissões estornadas não entram.',
  'Earned, but still in the holding period or put on hold by a team member.':
    'Ganho, mas ainda no período de espera ou colocado em espera por um membro da equipe.',
  'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.':
    'Ganho, mas ainda no período de espera ou colocado em espera por um motivo que você pode ler. Cada comissão passa a ser devida na própria data.',
  'Earnings over time': 'Ganhos ao longo do tempo',
  'Event processed': 'Evento processado',
  'Everything you have earned, by current status.': 'Tudo o que você ganhou, por status atual.',
  Figure: 'Indicador',
  'Hold reason': 'Motivo da espera',
  'In an approved payout that is not paid yet.': 'Em um repasse aprovado que ainda não foi pago.',
  'In an approved payout that the bank has not confirmed yet.':
    'Em um repasse aprovado que o banco ainda não confirmou.',
  'Included in the next payout once the minimum payout is reached.':
    'Entra no próximo repasse quando o valor mínimo de repasse é atingido.',
  'Influenced the deal': 'Influenciou o negócio',
  'It is left out of payouts until a person releases the hold.':
    'Fica fora dos repasses até uma pessoa liberar a espera.',
  'Its month was already closed, so it is booked in a later month and keeps its own date.':
    'O mês já estava fechado; por isso, o lançamento fica em um mês posterior e mantém a própria data.',
  'Manual commission': 'Comissão manual',
  'My earnings': 'Meus ganhos',
  'No commission was earned in this period.': 'Nenhuma comissão foi ganha neste período.',
  'No commissions yet. They are calculated when a deal is won and an incentive structure applies.':
    'Ainda não há comissões. Elas são calculadas quando um negócio é ganho e uma estrutura de incentivos se aplica.',
  'No matching rule': 'Nenhuma regra correspondente',
  'No published incentive structure applied on the day the deal was won.':
    'Nenhuma estrutura de incentivos publicada se aplicava no dia em que o negócio foi ganho.',
  'No rule of the incentive structure matches this deal.':
    'Nenhuma regra da estrutura de incentivos corresponde a este negócio.',
  'No structure applied': 'Nenhuma estrutura aplicada',
  'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.':
    'Nem todos os parceiros do negócio aceitaram o convite ainda. A comissão espera por eles, até o limite definido pelo programa.',
  'Nothing is payable, and nothing is on hold for later.': 'Nada a pagar e nada em espera para mais tarde.',
  'Nothing was earned in this period.': 'Nada foi ganho neste período.',
  'On hold during a risk review.': 'Em espera durante uma análise de risco.',
  'Only your team sees this reason. The partner sees that you released the commission early.':
    'Só a sua equipe vê este motivo. O parceiro vê que você liberou a comissão antes do prazo.',
  'Paid to date': 'Pago até hoje',
  'Paid to partners in the period, by payment date.': 'Pago aos parceiros no período, pela data do pagamento.',
  'Paid to you to date.': 'Pago a você até hoje.',
  'Partner not eligible': 'Parceiro não elegível',
  'Partner-led deals won in the period.': 'Negócios liderados por parceiros ganhos no período.',
  'Payable now': 'A pagar agora',
  'Payable now and not in an approved payout yet.': 'A pagar agora e ainda fora de um repasse aprovado.',
  'Payout calendar': 'Calendário de repasses',
  'Put a commission on hold, with a reason the partner sees':
    'Colocar uma comissão em espera, com um motivo que o parceiro vê',
  'Recorded by': 'Registrado por',
  Refund: 'Reembolso',
  'Release a commission before its hold period ends, with a reason':
    'Liberar uma comissão antes do fim do período de espera, com um motivo',
  'Release a commission that was put on hold': 'Liberar uma comissão que foi colocada em espera',
  'Release early': 'Liberar antes do prazo',
  'Resold the deal': 'Revendeu o negócio',
  'Retry an event whose calculation failed': 'Tentar de novo um evento cujo cálculo falhou',
  'Sourced the deal': 'Originou o negócio',
  Structure: 'Estrutura',
  'The budget of a bonus is used up.': 'O orçamento de um bônus se esgotou.',
  'The cap per deal was reached.': 'O teto por negócio foi atingido.',
  'The clawback period had ended.': 'O período de estorno tinha terminado.',
  'The commission becomes payable at once if its hold period is over, or when it ends.':
    'A comissão fica a pagar na hora, se o período de espera já terminou, ou quando ele terminar.',
  'The commission becomes payable today, before its hold period ends.':
    'A comissão fica a pagar hoje, antes do fim do período de espera.',
  'The commission is calculated with the data of now.': 'A comissão é calculada com os dados atuais.',
  'The commission period of this subscription has ended.': 'O período de comissão desta assinatura terminou.',
  'The commissionable amount is zero.': 'O valor sujeito a comissão é zero.',
  'The deal was not won in time. If it is won later, this still counts.':
    'O negócio não foi ganho a tempo. Se for ganho mais tarde, isto ainda conta.',
  'The minimum commission was applied.': 'A comissão mínima foi aplicada.',
  'The partner is banned. A team member has to decide.': 'O parceiro está banido. Um membro da equipe precisa decidir.',
  'The partner sees this reason until the hold is released.': 'O parceiro vê este motivo até a espera ser liberada.',
  'The partner was not active on the day the deal was won.':
    'O parceiro não estava ativo no dia em que o negócio foi ganho.',
  'The partner’s protection and its grace period had ended.':
    'A proteção do parceiro e o período de tolerância tinham terminado.',
  'There is no exchange rate from the deal’s currency to the program’s.':
    'Não há taxa de câmbio da moeda do negócio para a do programa.',
  'This event was already counted.': 'Este evento já foi contado.',
  'To come': 'Por vir',
  'Upcoming earnings': 'Próximos ganhos',
  'Waiting for its deal to be won.': 'Aguardando o negócio ser ganho.',
  'What is payable to partners now, what becomes payable each month, and what is on hold without a date.':
    'O que está a pagar aos parceiros agora, o que passa a ser devido em cada mês e o que está em espera sem data.',
  'What is payable to you now, what becomes payable each month, and what is on hold without a date.':
    'O que você tem a receber agora, o que passa a ser devido em cada mês e o que está em espera sem data.',
  'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.':
    'O que os parceiros ganharam e receberam no período, e o status atual do restante. As correções estão incluídas.',
  'What you earned in the period, by the date it was earned: already paid or still to come.':
    'O que você ganhou no período, pela data do ganho: já pago ou ainda por vir.',
  When: 'Quando',
  'Your earnings appear here when one of your deals is won.':
    'Seus ganhos aparecem aqui quando um dos seus negócios é ganho.',
  'Zero commission': 'Comissão zero',
  commission: 'comissão',
  'commission event': 'evento de comissão',
  'commission events': 'eventos de comissão',
  'commission fact': 'fato de comissão',
  'commission facts': 'fatos de comissão',
  'commission rating': 'cálculo de comissão',
  'commission ratings': 'cálculos de comissão',
  commissions: 'comissões',
  'A commission cap was reached.': 'Um teto de comissão foi atingido.',
  'A fixed amount is not reduced by a partial refund.': 'Um reembolso parcial não reduz um valor fixo.',
  'A product on this deal earns no commission.': 'Um produto deste negócio não gera comissão.',
  'A rule uses a different currency than the deal.': 'Uma regra usa uma moeda diferente da do negócio.',
};
