import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/prompts'> = {
  'Has a draft': 'Tiene borrador',
  Model: 'Modelo',
  'New prompt': 'Nuevo prompt',
  Versions: 'Versiones',
  'does not contain': 'no contiene',
  'has at most this many characters': 'tiene como máximo este número de caracteres',
  'is exactly': 'es exactamente',
  'matches the pattern': 'coincide con el patrón',
  'prompt version': 'versión de prompt',
  'prompt versions': 'versiones de prompts',
};
