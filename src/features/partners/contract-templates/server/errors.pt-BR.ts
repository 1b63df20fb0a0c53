import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contract-templates'> = {
  'There are no changes since the latest version.': 'Não há alterações desde a última versão.',
  'This PDF has more than 500 pages.': 'Este PDF tem mais de 500 páginas.',
  'This PDF is damaged or protected by a password.': 'Este PDF está danificado ou protegido por senha.',
  'This PDF is protected by a password.': 'Este PDF está protegido por senha.',
  'This template is a text. Create a template from a PDF file instead.':
    'Este modelo é um texto. Crie um modelo a partir de um arquivo PDF.',
  'This template is not published.': 'Este modelo não está publicado.',
  'This template is retired.': 'Este modelo está desativado.',
  'This template is retired. Publish it again to change it.':
    'Este modelo está desativado. Publique-o de novo para alterá-lo.',
  'has more than 500 pages': 'O arquivo tem mais de 500 páginas.',
  'is already used by another template': 'Outro modelo já tem este nome.',
  'is damaged or protected by a password': 'O arquivo está danificado ou protegido por senha.',
  'is not published': 'Não está publicado.',
  'is protected by a password': 'O arquivo está protegido por senha.',
  'needs a territory for exclusivity': 'A exclusividade precisa de um território.',
};
