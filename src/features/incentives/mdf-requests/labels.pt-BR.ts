import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-requests'> = {
  Advertising: 'Publicidade',
  'Approve a request and reserve its money': 'Aprovar uma solicitação e reservar o dinheiro dela',
  'Ask the partner to change a request': 'Pedir ao parceiro que altere uma solicitação',
  'Cancel a request; reserved money is available again':
    'Cancelar uma solicitação; o dinheiro reservado fica disponível de novo',
  'Change claim date': 'Alterar prazo do reembolso',
  'Change the last day to claim': 'Alterar o último dia para pedir reembolso',
  'Claim date changed': 'Prazo do reembolso alterado',
  'Close an approved request; what was not claimed is available again':
    'Encerrar uma solicitação aprovada; o que não foi pedido fica disponível de novo',
  'Close request': 'Encerrar solicitação',
  'Defaults to the company’s share of the total cost.': 'O padrão é a parte da empresa no custo total.',
  'Defaults to the fund’s days to claim after the activity.':
    'O padrão são os dias que o fundo dá para pedir reembolso depois da atividade.',
  'Expected leads': 'Leads previstos',
  'Expected pipeline': 'Pipeline previsto',
  'Expected results': 'Resultados previstos',
  'Logistics fair in Munich': 'Feira de logística em Munique',
  'MDF approved': 'MDF aprovado',
  'MDF request': 'Solicitação de verba (MDF)',
  'MDF requested': 'MDF solicitado',
  'MDF requests': 'Solicitações de verba (MDF)',
  'MDF requests to decide': 'Solicitações de verba (MDF) a decidir',
  'Nothing more can be claimed. Money that was not claimed returns to the fund.':
    'Não se pode mais pedir reembolso. O dinheiro que não foi pedido volta ao fundo.',
  'Request MDF': 'Solicitar verba (MDF)',
  'Request closed': 'Solicitação encerrada',
  'Request submitted': 'Solicitação enviada',
  'Requested amount': 'Valor solicitado',
  'Reserved money returns to the fund. This cannot be undone.':
    'O dinheiro reservado volta ao fundo. Não é possível desfazer.',
  'Submit a changed request again': 'Enviar de novo uma solicitação alterada',
  'Submit again': 'Enviar de novo',
  'The amount is reserved until the partner claims it.': 'O valor fica reservado até o parceiro pedir o reembolso.',
  'The company decides about your changed request.': 'A empresa decide sobre a sua solicitação alterada.',
  'The last day on which the partner can claim the cost.':
    'O último dia em que o parceiro pode pedir o reembolso do custo.',
  'The partner can change the request and submit it again.':
    'O parceiro pode alterar a solicitação e enviá-la de novo.',
  'The partner sees your note.': 'O parceiro vê a sua nota.',
  'Total cost': 'Custo total',
  'Type of activity': 'Tipo de atividade',
  'What you plan, and for whom.': 'O que você planeja e para quem.',
};
