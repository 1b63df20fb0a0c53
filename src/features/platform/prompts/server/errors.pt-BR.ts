import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/prompts'> = {
  'A prompt with this key already exists.': 'Já existe um prompt com esta chave.',
  'There is no draft to publish.': 'Não há nenhum rascunho para publicar.',
  'This draft was changed in the meantime.': 'Este rascunho foi alterado nesse meio-tempo.',
  'This prompt was changed in the meantime.': 'Este prompt foi alterado nesse meio-tempo.',
  'must be an earlier version': 'Deve ser uma versão anterior.',
};
