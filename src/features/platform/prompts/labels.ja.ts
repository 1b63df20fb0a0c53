import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/prompts'> = {
  'Has a draft': '下書きあり',
  Model: 'モデル',
  'New prompt': '新しいプロンプト',
  Prompt: 'プロンプト',
  Prompts: 'プロンプト',
  Versions: 'バージョン',
  'does not contain': 'を含まない',
  'has at most this many characters': 'この文字数以下である',
  'is exactly': 'と完全に一致する',
  'matches the pattern': 'パターンに一致する',
  prompt: 'プロンプト',
  'prompt version': 'プロンプトのバージョン',
  'prompt versions': 'プロンプトのバージョン',
  prompts: 'プロンプト',
};
