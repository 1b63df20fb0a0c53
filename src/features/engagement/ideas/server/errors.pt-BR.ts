import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'A partner user posts an idea.': 'Um usuário do parceiro publica uma ideia.',
  'Answers to ideas': 'Respostas a ideias',
  Ideas: 'Ideias',
  'The company answers an idea you posted or voted for.':
    'A empresa responde a uma ideia que você publicou ou em que votou.',
  'This idea was answered. Only the company can change it now.':
    'Esta ideia já foi respondida. Agora só a empresa pode alterá-la.',
};
