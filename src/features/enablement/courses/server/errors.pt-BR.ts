import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/courses'> = {
  'The course is archived. Restore it first.': 'O curso está arquivado. Restaure-o primeiro.',
  'This course has learners. Archive it instead: their results are kept.':
    'Este curso tem alunos. Arquive-o em vez de excluí-lo: os resultados deles são mantidos.',
  'cannot contain the course itself': 'Não pode conter o próprio curso.',
  'has two parts with the same id': 'Tem duas partes com o mesmo ID.',
  'refers to a file that does not exist': 'Contém um arquivo que não existe.',
  'refers to a question that does not exist': 'Contém uma pergunta que não existe.',
  'would make the courses wait for each other': 'Faria os cursos esperarem um pelo outro.',
};
