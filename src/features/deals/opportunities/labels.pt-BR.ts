import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunities'> = {
  'A won deal earns commission; reopening it takes the commission back.':
    'Um negócio ganho gera comissão; reabri-lo desfaz a comissão.',
  Age: 'Idade',
  'Amend deal': 'Alterar negócio',
  'Amend the amount, lines, or split of a won opportunity and its commissions':
    'Alterar o valor, as linhas ou a divisão de uma oportunidade ganha e as comissões dela',
  'Amounts of deals won in the period that you led, by close date.':
    'Valores dos negócios ganhos no período que você liderou, pela data de fechamento.',
  'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.':
    'Valores dos negócios ganhos no período, pela data de fechamento. Originados: trazidos por um parceiro. Influenciados: encontrados pela sua empresa com a participação de um parceiro. Diretos: sem parceiro principal.',
  'Amounts of open deals by lead partner: the top ten, and deals without a partner.':
    'Valores dos negócios abertos por parceiro principal: os dez maiores e os negócios sem parceiro.',
  'Amounts of open deals by opportunity type.': 'Valores dos negócios abertos por tipo de oportunidade.',
  'Amounts of open deals by stage, for one pipeline at a time.':
    'Valores dos negócios abertos por etapa, um pipeline por vez.',
  'Amounts of the open deals that you lead, by current stage.':
    'Valores dos negócios abertos que você lidera, por etapa atual.',
  'Amounts of the open deals that you lead, by expected close month.':
    'Valores dos negócios abertos que você lidera, por mês de fechamento previsto.',
  'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.':
    'Valores ganhos por parceiros no período, pelas regiões atuais do parceiro. Os negócios de um parceiro em várias regiões contam em cada região, mas só uma vez nos totais.',
  'Assisted by partner': 'Com apoio de parceiro',
  'Average amount of deals won in the period, and average number of days from opened to won.':
    'Valor médio dos negócios ganhos no período e número médio de dias da abertura ao ganho.',
  'Average amount of deals won with a partner. Deals without an amount are excluded.':
    'Valor médio dos negócios ganhos com um parceiro. Os negócios sem valor não entram.',
  'Average amount of deals won without a partner. Deals without an amount are excluded.':
    'Valor médio dos negócios ganhos sem parceiro. Os negócios sem valor não entram.',
  'Average amount of won deals. Deals without an amount are excluded.':
    'Valor médio dos negócios ganhos. Os negócios sem valor não entram.',
  'Average deal size': 'Tamanho médio do negócio',
  'Average number of days from opened to won for deals with a partner, in all currencies.':
    'Número médio de dias da abertura ao ganho nos negócios com um parceiro, em todas as moedas.',
  'Average number of days from opened to won for deals without a partner, in all currencies.':
    'Número médio de dias da abertura ao ganho nos negócios sem parceiro, em todas as moedas.',
  'Average number of days from opened to won, in all currencies.':
    'Número médio de dias da abertura ao ganho, em todas as moedas.',
  'Bad timing': 'Momento inadequado',
  Board: 'Quadro',
  'Calculated from the lines if there are any.': 'Calculado a partir das linhas, se houver.',
  'Chose a competitor': 'Escolheu um concorrente',
  'Closed deals': 'Negócios fechados',
  'Closing this month': 'Fechamento neste mês',
  'Customer stopped answering': 'O cliente parou de responder',
  'Customers by amount won in the period, in deals that you led.':
    'Clientes por valor ganho no período, nos negócios que você liderou.',
  'Cycle time': 'Tempo de ciclo',
  'Cycle time with partners': 'Tempo de ciclo com parceiros',
  'Cycle time without': 'Tempo de ciclo sem parceiros',
  'Deal amended': 'Negócio alterado',
  'Deal moved': 'Negócio movido',
  'Deal size and cycle time': 'Tamanho do negócio e tempo de ciclo',
  'Deal size with partners': 'Tamanho do negócio com parceiros',
  'Deal size without': 'Tamanho do negócio sem parceiros',
  'Deals at risk': 'Negócios em risco',
  'Deals past their close date': 'Negócios com data de fechamento vencida',
  'Deals that you led and that closed in the period.': 'Negócios que você liderou e que foram fechados no período.',
  Direct: 'Direto',
  'Direct revenue': 'Receita direta',
  'Duplicate of another deal': 'Duplicata de outro negócio',
  'Forecast by close month': 'Previsão por mês de fechamento',
  'Import deals': 'Importar negócios',
  Influenced: 'Influenciado',
  'Influenced by partner': 'Influenciado por parceiro',
  'Influenced revenue': 'Receita influenciada',
  Influencer: 'Influenciador',
  'Key figures of the program: current pipeline and results of the period.':
    'Principais números do programa: pipeline atual e resultados do período.',
  'Lost deals': 'Negócios perdidos',
  'Lost reason': 'Motivo da perda',
  'Lost reason details': 'Detalhes do motivo da perda',
  'Lost revenue': 'Receita perdida',
  'Mark as lost?': 'Marcar como perdido?',
  'Mark as won?': 'Marcar como ganho?',
  Month: 'Mês',
  'Move an opportunity to another stage, including won, lost, and reopened':
    'Mover uma oportunidade para outra etapa, inclusive ganha, perdida e reaberta',
  'Move deal': 'Mover negócio',
  'My deals by close month': 'Meus negócios por mês de fechamento',
  'My open deals': 'Meus negócios abertos',
  'My open deals by stage': 'Meus negócios abertos por etapa',
  'My results': 'Meus resultados',
  'New deals': 'Novos negócios',
  'New opportunity': 'Nova oportunidade',
  'New pipeline': 'Novo pipeline',
  'Next step date': 'Data do próximo passo',
  'Next steps': 'Próximos passos',
  'No customer': 'Sem cliente',
  'No data yet.': 'Ainda não há dados.',
  'No date': 'Sem data',
  'No deals closed in this period.': 'Nenhum negócio foi fechado neste período.',
  'No deals were won in this period.': 'Nenhum negócio foi ganho neste período.',
  'No deals were won with partners in this period.': 'Nenhum negócio foi ganho com parceiros neste período.',
  'No decision': 'Sem decisão',
  'No open deals.': 'Nenhum negócio aberto.',
  'No region': 'Sem região',
  'None of your deals closed in this period.': 'Nenhum dos seus negócios foi fechado neste período.',
  'None of your deals were won in this period.': 'Nenhum dos seus negócios foi ganho neste período.',
  'Not recorded': 'Não registrado',
  'One-time': 'Única',
  'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.':
    'Negócios abertos por mês de fechamento previsto. Ponderado: o valor multiplicado pela probabilidade da etapa. Restante não ponderado: o que falta para o valor total.',
  'Open pipeline by partner': 'Pipeline aberto por parceiro',
  'Open pipeline by stage': 'Pipeline aberto por etapa',
  'Open pipeline by type': 'Pipeline aberto por tipo',
  'Owner and source': 'Responsável e origem',
  'Partner commissions are adjusted immediately. The reason is stored in the history.':
    'As comissões dos parceiros são ajustadas imediatamente. O motivo fica guardado no histórico.',
  'Partners with an active status today.': 'Parceiros com status ativo hoje.',
  'Pipeline board': 'Quadro do pipeline',
  Price: 'Preço',
  Probability: 'Probabilidade',
  'Product did not fit': 'O produto não era adequado',
  Quarterly: 'Trimestral',
  'Reason for amendment': 'Motivo da alteração',
  'Reopen deal': 'Reabrir negócio',
  'Reopen deal?': 'Reabrir negócio?',
  'Revenue with partners': 'Receita com parceiros',
  'Revenue won in the period, by the role partners played.':
    'Receita ganha no período, pela função que os parceiros tiveram.',
  'Share of deals closed in the period that were won, by number of deals, in all currencies.':
    'Parte dos negócios fechados no período que foram ganhos, por número de negócios, em todas as moedas.',
  'Share of your deals closed in the period that were won, by number of deals, in all currencies.':
    'Parte dos seus negócios fechados no período que foram ganhos, por número de negócios, em todas as moedas.',
  'Sold products': 'Produtos vendidos',
  Sourced: 'Originado',
  'Sourced and influenced revenue in the period': 'Receita originada e influenciada no período',
  'Sourced by partner': 'Originado por parceiro',
  'The commissions of the deal change at once.': 'As comissões do negócio mudam na hora.',
  'The deal’s ID in another system, such as your CRM.': 'O ID do negócio em outro sistema, como o seu CRM.',
  'The end customer.': 'O cliente final.',
  'The lead partner. You can add more partners on the opportunity.':
    'O parceiro principal. Você pode adicionar mais parceiros na oportunidade.',
  'Top customers': 'Principais clientes',
  'Top partners': 'Principais parceiros',
  'Top ten lead partners by amount won in the period.': 'Os dez principais parceiros por valor ganho no período.',
  'Total amount of all open deals, not weighted by probability.':
    'Valor total de todos os negócios abertos, sem ponderar pela probabilidade.',
  'Total amount of deals won in the period that you led, by close date.':
    'Valor total dos negócios ganhos no período que você liderou, pela data de fechamento.',
  'Total amount of deals won in the period, by close date.':
    'Valor total dos negócios ganhos no período, pela data de fechamento.',
  'Unweighted remainder': 'Restante não ponderado',
  Weighted: 'Ponderado',
  'Win rate with and without partners': 'Taxa de ganho com e sem parceiros',
  'With partners': 'Com parceiros',
  'Without partners': 'Sem parceiros',
  'Won by region': 'Ganhos por região',
  'Won deals brought by a partner through a registration, referral page or referral link.':
    'Negócios ganhos trazidos por um parceiro por meio de um registro, de uma página de indicação ou de um link de indicação.',
  'Won deals that your company sourced and a partner helped with.':
    'Negócios ganhos que a sua empresa originou e em que um parceiro ajudou.',
  'Won deals without a lead partner.': 'Negócios ganhos sem parceiro principal.',
  'Won over time': 'Ganhos ao longo do tempo',
  'Won this quarter': 'Ganhos neste trimestre',
  Yearly: 'Anual',
  'You have no open deals.': 'Você não tem negócios abertos.',
  'deal update': 'atualização do negócio',
  'deal updates': 'atualizações de negócios',
  opportunities: 'oportunidades',
  'stage change': 'mudança de etapa',
  'stage changes': 'mudanças de etapa',
  'as distributor': 'como distribuidor',
  'as influencer': 'como influenciador',
  'as reseller': 'como revenda',
  'as source': 'como origem',
  deals: 'negócios',
  line: 'linha',
  lines: 'linhas',
  monthly: 'mensal',
  quarterly: 'trimestral',
  'with services': 'com serviços',
  yearly: 'anual',
};
