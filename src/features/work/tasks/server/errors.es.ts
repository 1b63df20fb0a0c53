import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/tasks'> = {
  'A canceled plan cannot be changed.': 'Un plan cancelado no se puede cambiar.',
  'A task is assigned to you or due, or the company completed one.':
    'Se te asigna una tarea, una vence o la empresa completó una.',
  'A task is assigned to you or due, or the partner completed one.':
    'Se te asigna una tarea, una vence o el partner completó una.',
  'Comments on tasks': 'Comentarios sobre tareas',
  'Comments on your tasks, and comments that mention you.':
    'Comentarios sobre tus tareas y comentarios que te mencionan.',
  'Only the person who added this file can remove it.': 'Solo la persona que añadió este archivo puede quitarlo.',
  Tasks: 'Tareas',
  'This task': 'Esta tarea',
  'This task waits for another one that is not done.': 'Esta tarea espera a otra que no está terminada.',
  'can only be changed by the company': 'Solo la empresa puede cambiarlo.',
  'has no further date': 'No tiene más fechas.',
  'is canceled': 'Este plan está cancelado.',
  'is not a kind of record that tasks can be about': 'No es un tipo de registro sobre el que puede haber tareas.',
  'is required for a task that repeats': 'Este campo es obligatorio para una tarea que se repite.',
  'must be a deal in which the partner takes part': 'Debe ser un negocio en el que participa el partner.',
  'must be a rule of RFC 5545 in days, weeks, months or years':
    'Debe ser una regla de RFC 5545 en días, semanas, meses o años.',
  'must be shared: the task is part of an action plan':
    'Debe ser visible para ambas partes: la tarea forma parte de un plan de acción.',
  'must not be before the start date': 'No debe ser anterior a la fecha de inicio.',
  'needs both the kind of record and its id': 'Indica tanto el tipo de registro como su ID.',
  'new tasks': 'tareas nuevas',
  'tasks that are due': 'tareas que vencen',
};
