import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-funds'> = {
  'A pool is shared by all partners. A fixed fund gives every partner the same amount.':
    'Um fundo comum é compartilhado por todos os parceiros. Um fundo fixo dá a cada parceiro o mesmo valor.',
  'Activate a fund: its money is allocated and partners can request it':
    'Ativar um fundo: o dinheiro é alocado e os parceiros podem solicitá-lo',
  'Activate fund': 'Ativar fundo',
  'Activities must take place within the period.': 'As atividades precisam acontecer dentro do período.',
  'Add money to an active fund or to the amount of a partner, or take it away':
    'Adicionar dinheiro a um fundo ativo ou ao valor de um parceiro, ou retirá-lo',
  'Adjust amount': 'Ajustar valor',
  Allocated: 'Alocado',
  'Amount adjusted': 'Valor ajustado',
  'Amount to add': 'Valor a adicionar',
  'Claim reduced': 'Pedido de reembolso reduzido',
  'Close a fund to new requests': 'Encerrar um fundo para novas solicitações',
  'Close fund': 'Encerrar fundo',
  'Days after the end of an activity in which its cost can be claimed. Defaults to 60.':
    'Dias depois do fim de uma atividade em que se pode pedir o reembolso do custo. O padrão é 60.',
  'Days to claim': 'Dias para pedir reembolso',
  'Edit fund': 'Editar fundo',
  'Fixed amount per partner': 'Valor fixo por parceiro',
  'Fund activated': 'Fundo ativado',
  'Fund closed': 'Fundo encerrado',
  Funds: 'Fundos',
  'MDF balance': 'saldo de MDF',
  'MDF balances': 'saldos de MDF',
  'MDF fund': 'fundo de MDF',
  'MDF funds': 'Fundos de MDF',
  'MDF movement': 'movimentação de MDF',
  'MDF movements': 'movimentações de MDF',
  'New MDF fund': 'Novo fundo de MDF',
  'New fund': 'Novo fundo',
  'Partners can no longer request money. Approved requests and claims continue.':
    'Os parceiros não podem mais solicitar dinheiro. As solicitações e os pedidos de reembolso aprovados continuam.',
  'Partners merged': 'Parceiros mesclados',
  'Partners that can use the fund. Defaults to all active partners.':
    'Parceiros que podem usar o fundo. O padrão é todos os parceiros ativos.',
  'Requests until': 'Solicitações até',
  'Shared pool': 'Fundo comum',
  'The last day for new requests. Defaults to the last day.':
    'O último dia para novas solicitações. O padrão é o último dia.',
  'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.':
    'O dinheiro é alocado, e os parceiros elegíveis podem solicitá-lo. Tipo, moeda e valor não podem ser alterados depois.',
  'The part of an activity’s cost that the fund pays. Defaults to 50%.':
    'A parte do custo de uma atividade que o fundo paga. O padrão é 50%.',
  'The whole pool, or the amount of each partner.': 'O fundo comum inteiro ou o valor de cada parceiro.',
  'What partners can use the money for. Partners can see this.':
    'Para que os parceiros podem usar o dinheiro. Os parceiros podem ver isto.',
  fund: 'fundo',
  funds: 'fundos',
};
