import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './inline.texts.ts';

const nouns: Record<string, string> = { type: 'um tipo', status: 'um status' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: (noun: string) => `Adicionar ${nouns[noun] ?? noun}`,
  addShort: 'Adicionar',
  suggestions: 'Sugestões:',
  colorOf: (name: string) => `Cor de ${name}`,
  nameOf: (name: string) => `Nome de ${name}`,
  categoryOf: (name: string) => `Categoria de ${name}`,
  remove: (name: string) => `Arquivar ${name}`,
  removed: (name: string) => `Arquivado: ${name}`,
  isDefault: 'Padrão para novos parceiros',
};
