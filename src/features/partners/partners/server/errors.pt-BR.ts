import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partners'> = {
  'An automation cannot change the category of a partner’s status, because it decides about access and payouts.':
    'Uma automação não pode mudar a categoria do status de um parceiro, porque ela decide sobre acesso e repasses.',
  'The person who banned a partner cannot lift the ban. Ask another team member.':
    'A pessoa que baniu um parceiro não pode suspender o banimento. Peça a outro membro da equipe.',
  'This partner was merged into another partner. A merge cannot be undone.':
    'Este parceiro foi mesclado com outro parceiro. Não é possível desfazer uma mesclagem.',
  'This region': 'Esta região',
  'This tier is archived.': 'Este nível está arquivado.',
  'You can only manage your own partners. Ask an administrator to change the owner.':
    'Você só pode gerenciar os seus próprios parceiros. Peça a um administrador que altere o responsável.',
  'is not a status of partners': 'Não é um status de parceiros.',
  'must be a web address, such as https://acme.com': 'Deve ser um endereço da web, como https://acme.com.',
  'must be after the first day': 'Deve ser posterior ao primeiro dia.',
  'must be an active team member': 'Deve ser um membro ativo da equipe.',
  'must be another partner': 'Deve ser outro parceiro.',
  'within_region_id: must be an id': 'within_region_id: deve ser um ID.',
};
