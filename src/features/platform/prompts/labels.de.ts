import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/prompts'> = {
  'Has a draft': 'Hat einen Entwurf',
  Model: 'Modell',
  'New prompt': 'Neuer Prompt',
  Versions: 'Versionen',
  'does not contain': 'enthält nicht',
  'has at most this many characters': 'hat höchstens so viele Zeichen',
  'is exactly': 'ist genau',
  'matches the pattern': 'entspricht dem Muster',
  prompt: 'Prompt',
  'prompt version': 'Prompt-Version',
  'prompt versions': 'Prompt-Versionen',
  prompts: 'Prompts',
};
