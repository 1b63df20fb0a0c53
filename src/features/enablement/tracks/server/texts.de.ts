import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assigned: (track) => `Der Pfad „${track}“ steht für Sie bereit.`,
  assignedSubject: (track) => `Ihr Pfad: ${track}`,
  returned: (step, track, reason) => `„${step}“ in „${track}“ braucht Ihre Aufmerksamkeit: ${reason}`,
  returnedSubject: (step) => `Bitte bearbeiten: ${step}`,
  dueSoon: (step, track) => `„${step}“ in „${track}“ ist bald fällig.`,
  dueSoonSubject: (step) => `Bald fällig: ${step}`,
  overdue: (step, track) => `„${step}“ in „${track}“ ist überfällig.`,
  overdueSubject: (step) => `Überfällig: ${step}`,
  completed: (track) => `Sie haben „${track}“ abgeschlossen. Gut gemacht.`,
  completedSubject: (track) => `Abgeschlossen: ${track}`,
  openTrack: 'Pfad öffnen',

  waiting: (partner, step, track) =>
    `${partner} hat „${step}“ in „${track}“ erledigt. Genehmigen Sie den Schritt oder geben Sie ihn zurück.`,
  waitingSubject: (step) => `Wartet auf Genehmigung: ${step}`,
  stuck: (partner, track) => `${partner} ist in „${track}“ seit einiger Zeit nicht vorangekommen.`,
  finished: (partner, track) => `${partner} hat „${track}“ abgeschlossen.`,
};
