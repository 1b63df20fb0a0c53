import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/courses'> = {
  Advanced: 'Avançado',
  'After this time a completion expires. Leave empty if it never expires.':
    'Depois desse tempo, a conclusão expira. Deixe em branco se nunca expira.',
  Beginner: 'Iniciante',
  'Course published': 'Curso publicado',
  'Course sharing': 'Compartilhamento do curso',
  'Course tags': 'Tags do curso',
  'Course unpublished. Learners who began can finish it.': 'Curso despublicado. Quem começou pode terminar.',
  'Courses that learners complete first.': 'Cursos que os alunos concluem antes.',
  'Cover picture': 'Imagem de capa',
  'Days from enrollment. Leave empty for no due date.':
    'Dias a partir da inscrição. Deixe em branco para não ter prazo.',
  'Delete course': 'Excluir curso',
  'Due after days': 'Prazo em dias',
  'Each lesson opens when the one before is completed.': 'Cada aula abre quando a anterior é concluída.',
  Intermediate: 'Intermediário',
  'It disappears from the catalog. Learners who began can finish it.': 'Some do catálogo. Quem começou pode terminar.',
  'Learners can enroll themselves': 'Os alunos podem se inscrever sozinhos',
  'Lessons in order': 'Aulas em ordem',
  'New course': 'Novo curso',
  'New learners take this version. Others finish the version they began.':
    'Novos alunos fazem esta versão. Os outros terminam a versão que começaram.',
  'No one': 'Ninguém',
  'Otherwise your team or a partner admin enrolls them.':
    'Caso contrário, a sua equipe ou um administrador do parceiro faz a inscrição.',
  Prerequisites: 'Pré-requisitos',
  'Publish course': 'Publicar curso',
  'Selected partners': 'Parceiros selecionados',
  'Shared with': 'Compartilhado com',
  'Shown in the catalog.': 'Exibido no catálogo.',
  Summary: 'Resumo',
  'Take a course out of the catalog': 'Tirar um curso do catálogo',
  'Unpublish course': 'Despublicar curso',
  course: 'curso',
  'course file': 'arquivo do curso',
  'course files': 'arquivos de cursos',
  'course version': 'versão do curso',
  'course versions': 'versões de cursos',
  courses: 'cursos',
};
