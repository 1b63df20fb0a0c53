import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  enrolled: (course, due) =>
    `Sie wurden in „${course}“ eingeschrieben.${due ? ` Schließen Sie den Kurs bis ${due} ab.` : ''}`,
  enrolledSubject: (course) => `Neuer Kurs: ${course}`,
  startCourse: 'Kurs beginnen',
  due: (course, day) => `„${course}“ ist am ${day} fällig.`,
  dueSubject: (course) => `Bald fällig: ${course}`,
  overdue: (course, day) => `„${course}“ war am ${day} fällig.`,
  overdueSubject: (course) => `Überfällig: ${course}`,
  continueCourse: 'Kurs fortsetzen',
  approved: (lesson) => `Ihre Aufgabe „${lesson}“ wurde genehmigt.`,
  approvedSubject: (lesson) => `Genehmigt: ${lesson}`,
  needsChanges: (lesson) => `Ihre Aufgabe „${lesson}“ muss geändert werden.`,
  needsChangesSubject: (lesson) => `Änderungen nötig: ${lesson}`,
  openCourse: 'Kurs öffnen',
  quizUnlocked: (quiz) => `Sie können das Quiz „${quiz}“ erneut machen.`,

  completed: (learner, course, result) =>
    result ? `${learner} hat „${course}“ mit ${result} abgeschlossen.` : `${learner} hat „${course}“ abgeschlossen.`,
  submitted: (learner, lesson) => `${learner} hat „${lesson}“ eingereicht.`,
  submittedSubject: (lesson) => `Aufgabe zu prüfen: ${lesson}`,
  review: 'Prüfen',
};
