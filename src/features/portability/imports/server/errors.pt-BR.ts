import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/imports'> = {
  'Check the import first.': 'Verifique primeiro a importação.',
  'Each file needs a name.': 'Cada arquivo precisa de um nome.',
  'It refers to a row that was not imported.': 'Refere-se a uma linha que não foi importada.',
  'Send the files as multipart/form-data.': 'Envie os arquivos como multipart/form-data.',
  'Specify the file.': 'Indique o arquivo.',
  'This file does not exist.': 'Este arquivo não existe.',
  'This import can no longer be undone, because what it changed is in the archive of the audit log.':
    'Esta importação não pode mais ser desfeita, porque o que ela alterou está no arquivo do registro de auditoria.',
  'Your data has changed since the import was checked. Check it again.':
    'Seus dados mudaram desde que a importação foi verificada. Verifique-a de novo.',
  'has several line items; change it in Tandem': 'O negócio tem várias linhas. Altere-o no Tandem.',
  'has several partners; change it in Tandem': 'O negócio tem vários parceiros. Altere-o no Tandem.',
  'one has no name': 'Um dos arquivos não tem nome.',
};
