import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/course-enrollments'> = {
  'A learner completes a course.': 'Um aluno conclui um curso.',
  'A learner submits an assignment.': 'Um aluno envia uma atividade.',
  'Assignments to review': 'Atividades a avaliar',
  'Complete the lessons before this one first.': 'Conclua primeiro as aulas anteriores a esta.',
  'Completed courses': 'Cursos concluídos',
  'Only live sessions have attendance.': 'Só sessões ao vivo têm registro de presença.',
  'Open the lesson first.': 'Abra a aula primeiro.',
  'SCORM packages are taken in a browser.': 'Pacotes SCORM são feitos em um navegador.',
  'SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.':
    'Pacotes SCORM precisam de endereços próprios. Peça a quem opera a instalação que defina TANDEM_CONTENT_URL.',
  'The learner can try this quiz now.': 'O aluno pode fazer este questionário agora.',
  'The learner has begun this course. Results are kept.': 'O aluno já começou este curso. Os resultados são mantidos.',
  'The package wants to keep more than 200 kB.': 'O pacote quer guardar mais de 200 kB.',
  'The time for this attempt is over.': 'O tempo desta tentativa acabou.',
  'This assignment': 'Esta atividade',
  'This attempt': 'Esta tentativa',
  'This attempt is not submitted yet.': 'Esta tentativa ainda não foi enviada.',
  'This attempt was submitted.': 'Esta tentativa já foi enviada.',
  'This course': 'Este curso',
  'This course is not published. Publish it before you enroll people.':
    'Este curso não está publicado. Publique-o antes de inscrever pessoas.',
  'This lesson': 'Esta aula',
  'This lesson is completed by its content.': 'Esta aula é concluída pelo próprio conteúdo.',
  'This part': 'Esta parte',
  'This quiz': 'Este questionário',
  'This quiz is passed.': 'Você já passou neste questionário.',
  'This session has not started yet.': 'Esta sessão ainda não começou.',
  'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.':
    'Você é inscrito em um curso, o prazo dele vence, a sua atividade foi avaliada ou você pode fazer um questionário de novo.',
  'You can try again later.': 'Você pode tentar de novo mais tarde.',
  'You have no attempts left. Ask your partner manager for help.':
    'Você não tem mais tentativas. Peça ajuda ao seu gerente de parceiros.',
  'You have passed this quiz.': 'Você passou neste questionário.',
  'Your partner manager enrolls people in this course.':
    'É o seu gerente de parceiros que inscreve pessoas neste curso.',
  'Your training': 'Seus treinamentos',
  'Your work is being reviewed.': 'Seu trabalho está sendo avaliado.',
  'Your work was approved.': 'Seu trabalho foi aprovado.',
  'is required for this assignment': 'Este campo é obrigatório para esta atividade.',
  'new courses': 'novos cursos',
  'overdue courses': 'cursos em atraso',
  'partner_id is required.': 'partner_id é obrigatório.',
  'tell the learner what to change': 'Diga ao aluno o que alterar.',
};
