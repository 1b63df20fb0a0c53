import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  enrolled: (course, due) => `Sua inscrição em “${course}” foi feita.${due ? ` Conclua o curso até ${due}.` : ''}`,
  enrolledSubject: (course) => `Novo curso: ${course}`,
  startCourse: 'Começar curso',
  due: (course, day) => `O prazo de “${course}” é ${day}.`,
  dueSubject: (course) => `Prazo próximo: ${course}`,
  overdue: (course, day) => `O prazo de “${course}” era ${day}.`,
  overdueSubject: (course) => `Em atraso: ${course}`,
  continueCourse: 'Continuar curso',
  approved: (lesson) => `Seu trabalho “${lesson}” foi aprovado.`,
  approvedSubject: (lesson) => `Trabalho aprovado: ${lesson}`,
  needsChanges: (lesson) => `Seu trabalho “${lesson}” precisa de alterações.`,
  needsChangesSubject: (lesson) => `Alterações necessárias: ${lesson}`,
  openCourse: 'Abrir curso',
  quizUnlocked: (quiz) => `Você pode fazer o questionário “${quiz}” novamente.`,

  completed: (learner, course, result) =>
    result ? `${learner} concluiu “${course}” com ${result}.` : `${learner} concluiu “${course}”.`,
  submitted: (learner, lesson) => `${learner} enviou “${lesson}”.`,
  submittedSubject: (lesson) => `Trabalho a avaliar: ${lesson}`,
  review: 'Avaliar',
};
