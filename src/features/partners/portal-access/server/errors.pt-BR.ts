import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/portal-access'> = {
  'Choose the organization you want to join with.': 'Escolha a organização com a qual você quer participar.',
  'Only administrators of this organization can add people. Ask one of them to invite you.':
    'Só administradores desta organização podem adicionar pessoas. Peça a um deles que convide você.',
  'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.':
    'Só um administrador desta organização pode remover o acesso. Peça a um deles ou suspenda o parceiro.',
  'This is your last administrator. Make someone else an administrator first.':
    'Esta é a última pessoa com a função de administrador. Torne outra pessoa administradora primeiro.',
  'This person can already sign in.': 'Esta pessoa já pode entrar.',
  'This person has no access.': 'Esta pessoa não tem acesso.',
  'You are not an administrator of this organization.': 'Você não tem a função de administrador nesta organização.',
  'can already sign in': 'Esta pessoa já pode entrar.',
};
