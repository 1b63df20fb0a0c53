import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/superadmin'> = {
  'The deletion of this company is already scheduled.': 'A exclusão desta empresa já está agendada.',
  'The deletion of this company is not scheduled.': 'A exclusão desta empresa não está agendada.',
  'The limits of this company were changed in the meantime.':
    'Os limites desta empresa foram alterados nesse meio-tempo.',
  'This company is already suspended.': 'Esta empresa já está suspensa.',
  'This company is not suspended.': 'Esta empresa não está suspensa.',
  'You cannot reset your own two-factor authentication here. Turn it off in your profile.':
    'Você não pode redefinir aqui a sua própria autenticação de dois fatores. Desative-a no seu perfil.',
  'does not belong to this company': 'Não pertence a esta empresa.',
};
