import type { FullTranslation } from '#shared/text/texts.ts';
import { texts as ownTexts } from './texts.ts';
import type { texts as english } from './words.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tooLarge: 'tem mais de 25 MB',
  isEmpty: 'está vazio',
  isFolder: 'é uma pasta; solte os arquivos dela',
  canceled: 'Cancelado',
  lineBroke: 'A conexão foi perdida. Tente de novo.',
  move: 'Mover para uma pasta',
  moveTitle: (count: number) => (count === 1 ? ownTexts.moveDocument : ownTexts.moveDocuments(count)),
  moveText: 'A pasta decide quem os vê.',
  folder: 'Pasta',
  folderRequired: 'Escolha uma pasta',
  moved: 'Movido',
  cut: 'Só o começo é exibido. Baixe o arquivo para ver tudo.',
  textOnly: 'Este é o texto do arquivo, sem o layout.',
  noText: 'Este arquivo não tem texto.',
  about: 'Documentos são arquivos para parceiros, negócios, contas e contatos. Envie o primeiro.',
  aboutShared: 'Os arquivos que a empresa compartilha com você e os que você envia aparecem aqui.',
};
