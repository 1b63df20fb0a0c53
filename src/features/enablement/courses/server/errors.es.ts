import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/courses'> = {
  'The course is archived. Restore it first.': 'El curso está archivado. Restáuralo primero.',
  'This course has learners. Archive it instead: their results are kept.':
    'Este curso tiene alumnos. Archívalo: sus resultados se conservan.',
  'cannot contain the course itself': 'No puede contener el propio curso.',
  'has two parts with the same id': 'Tiene dos partes con el mismo ID.',
  'refers to a file that does not exist': 'Remite a un archivo que no existe.',
  'refers to a question that does not exist': 'Remite a una pregunta que no existe.',
  'would make the courses wait for each other': 'Los cursos se esperarían unos a otros.',
};
