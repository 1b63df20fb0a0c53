import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-claims'> = {
  'Amount spent': 'Valor gasto',
  'Approve a claim, in full or in part; it is paid with the next payout':
    'Aprovar um pedido de reembolso, no todo ou em parte; é pago com o próximo repasse',
  'Approve claim': 'Aprovar pedido de reembolso',
  'Ask the partner to change a claim': 'Pedir ao parceiro que altere um pedido de reembolso',
  'Cancel a claim that was not decided': 'Cancelar um pedido de reembolso que não foi decidido',
  'Cancel claim': 'Cancelar pedido de reembolso',
  Claim: 'Pedido de reembolso',
  'Claim approved': 'Pedido de reembolso aprovado',
  'Claim canceled': 'Pedido de reembolso cancelado',
  'Claim cost': 'Pedir reembolso do custo',
  'Claim declined': 'Pedido de reembolso recusado',
  'Claim reversed': 'Pedido de reembolso estornado',
  'Claim submitted': 'Pedido de reembolso enviado',
  'Claimed amount': 'Valor pedido',
  Claims: 'Pedidos de reembolso',
  'Decline a claim': 'Recusar um pedido de reembolso',
  'Decline claim': 'Recusar pedido de reembolso',
  'Defaults to the company’s share of what was spent, up to the approved amount.':
    'O padrão é a parte da empresa no que foi gasto, até o valor aprovado.',
  'Edit claim': 'Editar pedido de reembolso',
  'Invoice number': 'Número da fatura',
  'Leads registered': 'Leads registrados',
  Line: 'Linha',
  'Line number': 'Número da linha',
  'MDF claim': 'Pedido de reembolso de MDF',
  'MDF claimed': 'Reembolso de MDF pedido',
  'MDF claims': 'Pedidos de reembolso de MDF',
  'MDF claims to decide': 'Pedidos de reembolso de MDF a decidir',
  'MDF paid': 'MDF pago',
  'One lead per line: company, email or website. Later registrations of these companies count as results.':
    'Um lead por linha: empresa, e-mail ou site. Registros posteriores destas empresas contam como resultados.',
  Proofs: 'Comprovantes',
  'Registered pipeline': 'Pipeline registrado',
  'Request number': 'Número da solicitação',
  'Required if you approve less than claimed.': 'Obrigatório se você aprovar menos do que foi pedido.',
  Results: 'Resultados',
  'Revenue won': 'Receita ganha',
  'Reverse claim': 'Estornar pedido de reembolso',
  'Submit a claim with its files': 'Enviar um pedido de reembolso com os arquivos dele',
  'Submit claim': 'Enviar pedido de reembolso',
  'Take back the reimbursement of a claim': 'Tomar de volta o reembolso de um pedido',
  'Takes the reimbursement back with a balancing commission. The money returns to the fund.':
    'Toma de volta o reembolso com uma comissão de compensação. O dinheiro volta ao fundo.',
  'The amount is paid with the partner’s next payout and posted to the ledger.':
    'O valor é pago com o próximo repasse do parceiro e lançado no livro-razão.',
  'The company reviews your claim. It cannot be changed afterwards.':
    'A empresa analisa o seu pedido de reembolso. Ele não pode ser alterado depois.',
  'The money stays reserved for the partner. The partner sees your note.':
    'O dinheiro continua reservado para o parceiro. O parceiro vê a sua nota.',
  'The money stays reserved for your request.': 'O dinheiro continua reservado para a sua solicitação.',
  'The partner can change the claim and submit it again.':
    'O parceiro pode alterar o pedido de reembolso e enviá-lo de novo.',
  'What the activity cost in total, as on your invoices.': 'O que a atividade custou no total, como nas suas faturas.',
  'What took place': 'O que aconteceu',
  'file of an MDF claim': 'arquivo de um pedido de reembolso de MDF',
  'files of MDF claims': 'arquivos de pedidos de reembolso de MDF',
  'lead of an MDF claim': 'lead de um pedido de reembolso de MDF',
  'leads of MDF claims': 'leads de pedidos de reembolso de MDF',
};
