import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/tasks'> = {
  'A canceled plan cannot be changed.': 'Um plano cancelado não pode ser alterado.',
  'A task is assigned to you or due, or the company completed one.':
    'Uma tarefa é atribuída a você, vence, ou a empresa concluiu uma.',
  'A task is assigned to you or due, or the partner completed one.':
    'Uma tarefa é atribuída a você, vence, ou o parceiro concluiu uma.',
  'Comments on tasks': 'Comentários sobre tarefas',
  'Comments on your tasks, and comments that mention you.':
    'Comentários sobre as suas tarefas e comentários que mencionam você.',
  'Only the person who added this file can remove it.': 'Só a pessoa que adicionou este arquivo pode removê-lo.',
  Tasks: 'Tarefas',
  'This task': 'Esta tarefa',
  'This task waits for another one that is not done.': 'Esta tarefa espera por outra que não está concluída.',
  'can only be changed by the company': 'Só pode ser alterado pela empresa.',
  'has no further date': 'Não tem mais nenhuma data.',
  'is canceled': 'Este plano está cancelado.',
  'is not a kind of record that tasks can be about': 'Não é possível criar tarefas sobre este tipo de registro.',
  'is required for a task that repeats': 'Este campo é obrigatório para uma tarefa que se repete.',
  'must be a deal in which the partner takes part': 'Deve ser um negócio em que o parceiro participa.',
  'must be a rule of RFC 5545 in days, weeks, months or years':
    'Deve ser uma regra da RFC 5545 em dias, semanas, meses ou anos.',
  'must be shared: the task is part of an action plan':
    'Deve ser visível para os dois lados: a tarefa faz parte de um plano de ação.',
  'must not be before the start date': 'Não pode ser anterior à data de início.',
  'needs both the kind of record and its id': 'Informe o tipo de registro e o ID dele.',
  'new tasks': 'novas tarefas',
  'tasks that are due': 'tarefas que vencem',
};
