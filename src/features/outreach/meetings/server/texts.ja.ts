import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  invitationSubject: (meeting, when) => `招待: ${meeting}、${when}`,
  updatedSubject: (meeting, when) => `変更: ${meeting}、${when}`,
  canceledSubject: (meeting, when) => `キャンセル: ${meeting}、${when}`,
  isAt: (meeting, when) => `${meeting}: ${when}`,
  isCanceled: (meeting) => `ミーティング「${meeting}」はキャンセルされました。`,
  noLongerAttendee: '参加者から外れました。',
  place: (place) => `場所: ${place}`,
  agenda: '議題',
  agendaFollows: '議題:',
  agendaItem: (title, minutes, owner) => (owner ? `${title}（${minutes}分、${owner}）` : `${title}（${minutes}分）`),
  viewMeeting: 'ミーティングを表示',
  meetingsOf: (company) => `ミーティング · ${company}`,

  proposes: (who, meeting) => `${who}が「${meeting}」の日時を提案しています`,
  proposesSubject: (meeting) => `日時の選択: ${meeting}`,
  pickTime: '日時を選択',
  proposedTimes: '提案された日時',
  picked: (who, when, meeting) => `${who}が「${meeting}」の日時を選択しました: ${when}`,

  pickTitle: (meeting) => `「${meeting}」の日時を選択`,
  duration: '所要時間',
  minutes: (minutes) => `${minutes}分`,
  time: '日時',
  pickThisTime: 'この日時を選択',
  isOn: (meeting, when) => `「${meeting}」の日時が決まりました: ${when}`,
};
