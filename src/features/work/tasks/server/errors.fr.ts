import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/tasks'> = {
  'A canceled plan cannot be changed.': 'Un plan annulé ne peut pas être modifié.',
  'A task is assigned to you or due, or the company completed one.':
    'Une tâche vous est attribuée ou arrive à échéance, ou l’entreprise en a terminé une.',
  'A task is assigned to you or due, or the partner completed one.':
    'Une tâche vous est attribuée ou arrive à échéance, ou le partenaire en a terminé une.',
  'Comments on tasks': 'Commentaires sur les tâches',
  'Comments on your tasks, and comments that mention you.':
    'Commentaires sur vos tâches et commentaires qui vous mentionnent.',
  'Only the person who added this file can remove it.': 'Seule la personne qui a ajouté ce fichier peut le retirer.',
  Tasks: 'Tâches',
  'This task': 'Cette tâche',
  'This task waits for another one that is not done.': 'Cette tâche en attend une autre qui n’est pas terminée.',
  'can only be changed by the company': 'Seule l’entreprise peut modifier ce champ.',
  'has no further date': 'Il n’y a pas d’autre date.',
  'is canceled': 'Ce plan est annulé.',
  'is not a kind of record that tasks can be about': 'Une tâche ne peut pas porter sur ce type de fiche.',
  'is required for a task that repeats': 'Ce champ est obligatoire pour une tâche qui se répète.',
  'must be a deal in which the partner takes part': 'Doit être une affaire à laquelle le partenaire participe.',
  'must be a rule of RFC 5545 in days, weeks, months or years':
    'Doit être une règle RFC 5545 en jours, semaines, mois ou années.',
  'must be shared: the task is part of an action plan': 'Doit être partagé : la tâche fait partie d’un plan d’action.',
  'must not be before the start date': 'Ne doit pas être antérieur à la date de début.',
  'needs both the kind of record and its id': 'Le type de fiche et son ID sont tous deux nécessaires.',
  'new tasks': 'nouvelles tâches',
  'tasks that are due': 'tâches à échéance',
};
