import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/notifications'> = {
  'Security of connected apps': 'Segurança dos aplicativos conectados',
  'is required: quiet hours need a start and an end':
    'Este campo é obrigatório: o horário de silêncio precisa de início e fim.',
};
