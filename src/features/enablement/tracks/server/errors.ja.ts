import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'Attach a file to this step first.': '先にこのステップにファイルを添付してください。',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'このトラックを進めているパートナーがいます。先にパートナーが完了するか、割り当てを取り消す必要があります。',
  'Pause the track before you archive it.': 'アーカイブする前に、トラックを一時停止してください。',
  'Publish the track before you assign it.': '割り当てる前に、トラックを公開してください。',
  'The company does this step.': 'このステップはベンダーが行います。',
  'This step completes by itself.': 'このステップは自動的に完了します。',
  'This step does not ask for a file.': 'このステップにファイルは必要ありません。',
  'This step is not open.': 'このステップは現在進行中ではありません。',
  'This track assignment': 'このトラックの割り当て',
  'This track step': 'このトラックのステップ',
  'already follows this track': 'すでにこのトラックを進めています。',
  'cannot be in the future': '未来の日付は指定できません。',
  'has a key twice': 'キーが重複しています。',
  'is only for tracks of a partner': 'パートナーのトラックでのみ指定できます。',
  'is only for tracks of the company': 'ベンダーのトラックでのみ指定できます。',
};
