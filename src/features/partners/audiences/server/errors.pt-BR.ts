import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/audiences'> = {
  'audience_id: must be an id': 'audience_id: deve ser um ID.',
  'is already the name of another audience': 'Outro público já tem este nome.',
  'is not available to your role': 'Não está disponível para a sua função.',
  'refer back to this audience: an audience cannot include itself':
    'As condições remetem a este público: um público não pode incluir a si mesmo.',
};
