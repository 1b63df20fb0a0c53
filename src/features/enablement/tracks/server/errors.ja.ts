import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tracks'> = {
  'A partner completes a track, or makes no progress for some time.':
    'パートナーがトラックを完了したとき、またはしばらく進捗がないときに通知します。',
  'A partner finishes a step that needs approval.': '承認が必要なステップをパートナーが完了したときに通知します。',
  'A track is assigned to you, a step is due or comes back, or you complete a track.':
    'トラックが割り当てられたとき、ステップの期限が来たときや差し戻されたとき、またはトラックを完了したときに通知します。',
  'Attach a file to this step first.': '先にこのステップにファイルを添付してください。',
  'Partners still follow this track. They must complete it first, or cancel their assignments.':
    'このトラックを進めているパートナーがいます。先にパートナーが完了するか、割り当てを取り消す必要があります。',
  'Pause the track before you archive it.': 'アーカイブする前に、トラックを一時停止してください。',
  'Progress on tracks': 'トラックの進捗',
  'Publish the track before you assign it.': '割り当てる前に、トラックを公開してください。',
  'The company does this step.': 'このステップはベンダーが行います。',
  'This step completes by itself.': 'このステップは自動的に完了します。',
  'This step does not ask for a file.': 'このステップにファイルは必要ありません。',
  'This step is not open.': 'このステップは現在進行中ではありません。',
  'This track assignment': 'このトラックの割り当て',
  'This track step': 'このトラックのステップ',
  'Track steps to approve': '要承認のトラックのステップ',
  'Your tracks': '貴社のトラック',
  'already follows this track': 'すでにこのトラックを進めています。',
  'cannot be in the future': '未来の日付は指定できません。',
  'finished tracks': '完了したトラック',
  'has a key twice': 'キーが重複しています。',
  'is only for tracks of a partner': 'パートナーのトラックでのみ指定できます。',
  'is only for tracks of the company': 'ベンダーのトラックでのみ指定できます。',
  'stuck tracks': '停滞しているトラック',
  'track steps that are due': '期限を迎えたトラックのステップ',
  'track steps to approve': '要承認のトラックのステップ',
};
