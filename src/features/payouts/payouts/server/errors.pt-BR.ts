import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payouts'> = {
  'A required document of the partner has expired. Approve a new one or cancel the document request.':
    'Um documento obrigatório do parceiro venceu. Aprove um novo ou cancele a solicitação de documento.',
  'A team member prepared a payout that needs approval.':
    'Um membro da equipe preparou um repasse que precisa de aprovação.',
  'All payments are already in a payment file or held.':
    'Todos os pagamentos já estão em um arquivo de pagamento ou em espera.',
  'Only a draft can be changed.': 'Só um rascunho pode ser alterado.',
  'Payment files can be created only after the payout is approved.':
    'Arquivos de pagamento só podem ser criados depois que o repasse for aprovado.',
  Payments: 'Pagamentos',
  'Payments sent to you, and payments that failed or were returned.':
    'Pagamentos enviados a você e pagamentos que falharam ou foram devolvidos.',
  'Payouts over the limit need two approvals from team members who did not prepare them.':
    'Repasses acima do limite precisam de duas aprovações de membros da equipe que não os prepararam.',
  'Payouts to approve': 'Repasses a aprovar',
  'Some of these commissions are already in another payout. Reload and try again.':
    'Algumas destas comissões já estão em outro repasse. Recarregue e tente de novo.',
  'The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.':
    'O parceiro está suspenso ou banido. Reative o parceiro ou remova o pagamento do repasse.',
  'The payments have changed since this payout was prepared.':
    'Os pagamentos mudaram desde que este repasse foi preparado.',
  'There is nothing to pay in this payout.': 'Não há nada a pagar neste repasse.',
  'These payout details are new. They can be used after the security hold ends.':
    'Estes dados de recebimento são novos. Eles podem ser usados depois que a espera de segurança terminar.',
  'This payment': 'Este pagamento',
  'This payout has no open payments.': 'Este repasse não tem pagamentos abertos.',
  'Verify the partner’s payout details first.': 'Verifique primeiro os dados de recebimento do parceiro.',
  'You can’t approve a payout you prepared. Ask another team member.':
    'Você não pode aprovar um repasse que preparou. Peça a outro membro da equipe.',
  'You have already approved this payout. Another person must approve it too.':
    'Você já aprovou este repasse. Outra pessoa também precisa aprová-lo.',
  'applies to one currency, but these payments are in several. Select payments in one currency':
    'Vale para uma só moeda, mas estes pagamentos estão em várias. Selecione pagamentos em uma só moeda.',
  'must not be before the approval date': 'Não pode ser anterior à data de aprovação.',
  'must not be before the cutoff date': 'Não pode ser anterior à data de corte.',
};
