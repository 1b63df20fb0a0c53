import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  enrolled: (course, due) =>
    `Votre inscription à «\u00a0${course}\u00a0» est enregistrée.${due ? ` Terminez la formation au plus tard le ${due}.` : ''}`,
  enrolledSubject: (course) => `Nouvelle formation\u00a0: ${course}`,
  startCourse: 'Commencer la formation',
  due: (course, day) => `«\u00a0${course}\u00a0» arrive à échéance le ${day}.`,
  dueSubject: (course) => `Échéance proche\u00a0: ${course}`,
  overdue: (course, day) => `L’échéance de «\u00a0${course}\u00a0» était le ${day}.`,
  overdueSubject: (course) => `En retard\u00a0: ${course}`,
  continueCourse: 'Continuer la formation',
  approved: (lesson) => `Votre travail «\u00a0${lesson}\u00a0» a été approuvé.`,
  approvedSubject: (lesson) => `Approuvé\u00a0: ${lesson}`,
  needsChanges: (lesson) => `Votre travail «\u00a0${lesson}\u00a0» doit être modifié.`,
  needsChangesSubject: (lesson) => `Modifications nécessaires\u00a0: ${lesson}`,
  openCourse: 'Ouvrir la formation',
  quizUnlocked: (quiz) => `Vous pouvez repasser le quiz «\u00a0${quiz}\u00a0».`,

  completed: (learner, course, result) =>
    result
      ? `${learner} a terminé «\u00a0${course}\u00a0» avec ${result}.`
      : `${learner} a terminé «\u00a0${course}\u00a0».`,
  submitted: (learner, lesson) => `${learner} a envoyé «\u00a0${lesson}\u00a0».`,
  submittedSubject: (lesson) => `Travail à évaluer\u00a0: ${lesson}`,
  review: 'Évaluer',
};
