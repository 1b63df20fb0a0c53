import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/prompts'> = {
  'Has a draft': 'A un brouillon',
  Model: 'Modèle',
  'New prompt': 'Nouveau prompt',
  'does not contain': 'ne contient pas',
  'has at most this many characters': 'compte au maximum ce nombre de caractères',
  'is exactly': 'est exactement',
  'matches the pattern': 'correspond au modèle',
  'prompt version': 'version de prompt',
  'prompt versions': 'versions de prompts',
};
