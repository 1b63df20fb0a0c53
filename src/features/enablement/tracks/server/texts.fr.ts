import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assigned: (track) => `Le parcours «\u00a0${track}\u00a0» est prêt pour vous.`,
  assignedSubject: (track) => `Votre parcours\u00a0: ${track}`,
  returned: (step, track, reason) =>
    `«\u00a0${step}\u00a0» du parcours «\u00a0${track}\u00a0» demande votre attention\u00a0: ${reason}`,
  returnedSubject: (step) => `Action requise\u00a0: ${step}`,
  dueSoon: (step, track) => `«\u00a0${step}\u00a0» du parcours «\u00a0${track}\u00a0» arrive bientôt à échéance.`,
  dueSoonSubject: (step) => `Échéance proche\u00a0: ${step}`,
  overdue: (step, track) => `«\u00a0${step}\u00a0» du parcours «\u00a0${track}\u00a0» est en retard.`,
  overdueSubject: (step) => `En retard\u00a0: ${step}`,
  completed: (track) => `Vous avez terminé «\u00a0${track}\u00a0». Félicitations.`,
  completedSubject: (track) => `Terminé\u00a0: ${track}`,
  openTrack: 'Ouvrir le parcours',

  waiting: (partner, step, track) =>
    `${partner} a terminé «\u00a0${step}\u00a0» du parcours «\u00a0${track}\u00a0». Approuvez l’étape ou renvoyez-la.`,
  waitingSubject: (step) => `En attente d’approbation\u00a0: ${step}`,
  stuck: (partner, track) => `${partner} n’a pas progressé dans «\u00a0${track}\u00a0» depuis un certain temps.`,
  finished: (partner, track) => `${partner} a terminé «\u00a0${track}\u00a0».`,
};
