import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  enrolled: (course, due) =>
    `Te inscribieron en «${course}».${due ? ` Completa el curso a más tardar el ${due}.` : ''}`,
  enrolledSubject: (course) => `Nuevo curso: ${course}`,
  startCourse: 'Empezar curso',
  due: (course, day) => `«${course}» vence el ${day}.`,
  dueSubject: (course) => `Vence pronto: ${course}`,
  overdue: (course, day) => `«${course}» venció el ${day}.`,
  overdueSubject: (course) => `Atrasado: ${course}`,
  continueCourse: 'Continuar curso',
  approved: (lesson) => `Se aprobó tu trabajo «${lesson}».`,
  approvedSubject: (lesson) => `Trabajo aprobado: ${lesson}`,
  needsChanges: (lesson) => `Tu trabajo «${lesson}» necesita cambios.`,
  needsChangesSubject: (lesson) => `Cambios necesarios: ${lesson}`,
  openCourse: 'Abrir curso',
  quizUnlocked: (quiz) => `Puedes volver a hacer el cuestionario «${quiz}».`,

  completed: (learner, course, result) =>
    result ? `${learner} completó «${course}» con ${result}.` : `${learner} completó «${course}».`,
  submitted: (learner, lesson) => `${learner} envió «${lesson}».`,
  submittedSubject: (lesson) => `Trabajo por revisar: ${lesson}`,
  review: 'Revisar',
};
