import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Modelos de programa',
  text: 'Comece com um programa adequado à forma como você trabalha com parceiros. Você vê antes o que ele adiciona. Nada é duplicado, e você pode alterar tudo depois.',
  choose: 'Como você trabalha com parceiros?',
  adds: (count: number) => `Adiciona ${plural(count, 'item', 'itens')}`,
  addsNothing: 'Tudo já foi adicionado',
  apply: (name: string) => `Adicionar o programa “${name}”`,
  applied: (name: string) => `Programa “${name}” adicionado`,
  takeBack: 'Remover modelo',
  takenBack: (count: number) => plural(count, 'item arquivado', 'itens arquivados'),
  stays: (names: string) => `Mantido: ${names}`,
  inUse: 'No seu programa',
  present: 'já adicionado',
  left: 'pulado: você já tem níveis',
  draft: 'adicionado como rascunho',
  after: 'Confira as taxas e publique a estrutura. Até lá, os parceiros não ganham nada.',
};
