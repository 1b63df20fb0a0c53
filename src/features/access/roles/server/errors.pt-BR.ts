import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/roles'> = {
  'One person has': 'Uma pessoa tem',
  'This role': 'Esta função',
  'has more permissions than you have': 'Esta função tem mais permissões que você.',
  'is already the name of another role': 'Outra função já tem este nome.',
  'is only available for company roles': 'Só está disponível para funções da empresa.',
  'must be a built-in role, or a custom role with its ID':
    'Deve ser uma função padrão ou uma função personalizada com o ID dela.',
};
