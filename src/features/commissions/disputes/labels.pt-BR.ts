import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/disputes'> = {
  'Add a message to an open dispute': 'Adicionar uma mensagem a uma contestação aberta',
  'Calculated from the wrong amount': 'Calculada sobre o valor errado',
  'Commission corrected': 'Comissão corrigida',
  'Commission disputes': 'Contestações de comissão',
  'Commission kept unchanged': 'Comissão mantida sem alteração',
  'Correct commission': 'Corrigir comissão',
  'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on':
    'Corrigir a comissão em um valor ou, sem valor, recalcular os negócios a partir daquele dia',
  Corrected: 'Corrigida',
  'Different rate or rule agreed': 'Taxa ou regra acordada diferente',
  Dispute: 'Contestação',
  'Dispute withdrawn': 'Contestação retirada',
  Disputes: 'Contestações',
  'Keep the commission unchanged, with a reason the partner sees':
    'Manter a comissão sem alteração, com um motivo que o parceiro vê',
  'Keep unchanged': 'Manter sem alteração',
  'Kept unchanged': 'Mantida sem alteração',
  'Last message': 'Última mensagem',
  'Message sent': 'Mensagem enviada',
  'Part of the commission is missing': 'Falta uma parte da comissão',
  'Should not be on hold': 'Não deveria estar em espera',
  'Something else': 'Outra coisa',
  'The commission stays as it is. You can open a new dispute.':
    'A comissão fica como está. Você pode abrir outra contestação.',
  'The dispute is closed, and the partner reads your reason.':
    'A contestação é encerrada, e o parceiro lê o seu motivo.',
  'The other side sees it at once. The dispute stays open.': 'O outro lado vê na hora. A contestação continua aberta.',
  'This closes the dispute. The partner can open a new one.':
    'Isto encerra a contestação. O parceiro pode abrir outra.',
  'Unjustified clawback': 'Estorno sem justificativa',
  'Withdraw a dispute': 'Retirar uma contestação',
  'Withdraw dispute': 'Retirar contestação',
  'Wrong split with other partners': 'Divisão errada com outros parceiros',
  dispute: 'contestação',
  'dispute message': 'mensagem da contestação',
  'dispute messages': 'mensagens de contestações',
  disputes: 'contestações',
};
