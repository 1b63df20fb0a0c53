import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Os pedidos de reembolso dos parceiros, com nota fiscal e comprovante, aparecem aqui.',
  emptyOfRequest:
    'Ainda não há pedidos de reembolso. Depois da atividade, peça o reembolso do custo com nota fiscal e comprovante.',
  spentRequired: 'Informe o valor gasto',
  left: 'Restante do valor aprovado:',
  share: (percent: string) => `Por padrão, ${percent} do valor gasto.`,
  newClaim: 'Pedir reembolso',
  editClaim: 'Editar pedido de reembolso',
  sections: {
    Claim: 'Pedido de reembolso',
    Results: 'Resultados',
  },
  approvedAmount: 'Informe o valor aprovado',
  tooMuch: 'É mais que o valor pedido',
  files: 'Arquivos',
  add: {
    invoice: 'Adicionar nota fiscal',
    proof: 'Adicionar comprovante',
  },
  uploadInvoice: 'Enviar nota fiscal',
  uploadProof: 'Enviar comprovante',
  noFiles: 'Envie uma nota fiscal e um comprovante, como fotos ou uma lista de participantes.',
  noFilesYet: 'O parceiro ainda não enviou arquivos.',
  uploaded: 'Arquivo enviado',
  removed: 'Arquivo removido',
  download: (name: string) => `Baixar ${name}`,
  remove: (name: string) => `Remover ${name}`,
  purposes: {
    invoice: 'Nota fiscal',
    proof: 'Comprovante',
  },
  claim: 'Pedido de reembolso',
  results: 'Resultados',
  resultsText:
    'Os leads contam como registrados quando o parceiro registra um negócio com a mesma empresa depois do início da atividade.',
  noLeads: 'Este pedido não lista leads.',
  whatTookPlace: 'O que foi realizado',
  viewCommission: 'Ver comissão',
  notRegistered: 'Não registrado',
  claimNumber: (number: Part) => `Pedido de reembolso ${number}`,
  toDecide: 'A decidir',
  lead: 'Lead',
  contact: 'Contato',
  registration: 'Registro',
  registrationRegistrationNumber: (registrationNumber: Part) => `Registro ${registrationNumber}`,
  deal: 'Negócio',
  dealAmount: 'Valor do negócio',
  requestIsRequired: 'Informe a solicitação de verba',
  mdfClaims: 'Reembolsos MDF',
  edit: 'Editar',
  claimText: 'Pedido de reembolso',
  decision: 'Decisão',
};
