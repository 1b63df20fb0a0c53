import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/prompts'> = {
  'Has a draft': 'Tem rascunho',
  Model: 'Modelo',
  'New prompt': 'Novo prompt',
  Versions: 'Versões',
  'does not contain': 'não contém',
  'has at most this many characters': 'tem no máximo este número de caracteres',
  'is exactly': 'é exatamente',
  'matches the pattern': 'corresponde ao padrão',
  'prompt version': 'versão do prompt',
  'prompt versions': 'versões de prompts',
};
