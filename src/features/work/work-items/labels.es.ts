import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/work-items'> = {
  'Everything that waits for you, sorted by deadline.':
    'Todo lo que espera una acción tuya, ordenado por fecha límite.',
  Item: 'Pendiente',
  'My work': 'Mi trabajo',
  'Nothing waits for you.': 'No tienes nada pendiente.',
  'morning email': 'correo matutino',
  'morning emails': 'correos matutinos',
  'work item': 'pendiente',
  'work items': 'pendientes',
};
