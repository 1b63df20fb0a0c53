import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'A partner completes a track, or makes no progress for some time.':
    'Un partner completa una ruta o no avanza desde hace un tiempo.',
  'A partner finishes a step that needs approval.': 'Un partner termina un paso que requiere aprobación.',
  'A track is assigned to you, a step is due or comes back, or you complete a track.':
    'Se te asigna una ruta, un paso vence o se te devuelve, o completas una ruta.',
  'Attach a file to this step first.': 'Primero adjunta un archivo a este paso.',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'Aún hay partners que siguen esta ruta. Primero deben completarla, o cancela sus asignaciones.',
  'Pause the track before you archive it.': 'Pausa la ruta antes de archivarla.',
  'Progress on tracks': 'Progreso en rutas',
  'Publish the track before you assign it.': 'Publica la ruta antes de asignarla.',
  'The company does this step.': 'Este paso lo hace la empresa.',
  'This step completes by itself.': 'Este paso se completa automáticamente.',
  'This step does not ask for a file.': 'Este paso no pide ningún archivo.',
  'This step is not open.': 'Este paso no está abierto.',
  'This track assignment': 'Esta asignación de ruta',
  'This track step': 'Este paso de ruta',
  'Track steps to approve': 'Pasos de rutas por aprobar',
  'Your tracks': 'Tus rutas',
  'already follows this track': 'Ya sigue esta ruta.',
  'cannot be in the future': 'No puede estar en el futuro.',
  'finished tracks': 'rutas completadas',
  'has a key twice': 'Contiene una clave dos veces.',
  'is only for tracks of a partner': 'Solo es para rutas de un partner.',
  'is only for tracks of the company': 'Solo es para rutas de la empresa.',
  'stuck tracks': 'rutas sin avance',
  'track steps that are due': 'pasos de rutas que vencen',
  'track steps to approve': 'pasos de rutas por aprobar',
};
