import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/people'> = {
  'A company needs at least one owner. Make someone else an owner first.':
    'Uma empresa precisa de pelo menos um proprietário. Torne outra pessoa proprietária primeiro.',
  'An owner': 'Um proprietário',
  'This is your only administrator. Make someone else an administrator first.':
    'Esta é a única pessoa com a função de administrador. Torne outra pessoa administradora primeiro.',
  'This person has more permissions than you. Ask an owner.':
    'Esta pessoa tem mais permissões que você. Peça a um proprietário.',
  'This person is already active.': 'Esta pessoa já está ativa.',
  'This person is already an owner.': 'Esta pessoa já tem a função de proprietário.',
  'This person is already deactivated.': 'Esta pessoa já está desativada.',
  'This person was changed in the meantime.': 'Esta pessoa foi alterada nesse meio-tempo.',
  'must be another active team member': 'Deve ser outro membro ativo da equipe.',
  'must stay a role of the same kind (company or partner)':
    'Deve continuar sendo uma função do mesmo tipo (empresa ou parceiro).',
};
