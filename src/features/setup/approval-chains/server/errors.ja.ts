import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/approval-chains'> = {
  'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.':
    'この承認ルートで承認待ちのレコードがあります。新しいレコードが追加されないようにオフにし、すべての判定が終わってからアーカイブしてください。',
  'You have already approved this. Another person must approve the next step.':
    'すでに承認しています。次のステップは別の人が承認する必要があります。',
  'cannot have approval chains': '承認ルートを設定できません。',
  'is already the name of another chain': '別の承認ルートの名前として使用されています。',
};
