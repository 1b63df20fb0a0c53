import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '流通',
  create: '新しい取引関係',
  empty: 'リセラーを仕入先のディストリビューターに関連付けます。双方に相手が表示され、共同で販売します。',
  portalTitle: 'リセラーとディストリビューター',
  portalEmpty: 'ディストリビューターとリセラーがここに表示されます。ウェブサイトを指定して招待してください。',
  invite: '招待',
  inviteTitle: '取引関係を提案',
  inviteText:
    '相手のパートナーのウェブサイトを入力してください。このプログラムに参加していれば、提案が届きます。相手が承諾すると名前が表示されます。',
  side: '相手のパートナーの立場',
  website: 'ウェブサイト',
  message: 'メッセージ（任意）',
  send: '提案を送信',
  sent: '提案を送信しました',
  rulesTitle: '流通のルール',
  rulesCreate: '新しいルール',
  rulesEmpty: 'ルールは、ある地域と種類のすべてのパートナーをディストリビューターに関連付けます。',
  resellers: 'リセラー',
  waitsForYou: 'このパートナーが取引関係を提案しています',
  waitsForYouText: '承諾すると、双方のパートナーに相手が表示され、共同で販売できます。',
  waitsForOther: '回答待ち',
  waitsForOtherText: '承諾されると、パートナーの名前が表示されます。',
  unmatched: 'このウェブサイトに一致する有効なパートナーはありません',
  unmatchedText: 'パートナーと照合するか、提案を終了してください。',
  facts: 'Distribution', // Finds fields by their section. Once it no longer does: 取引関係
  unnamed: '招待されたパートナー',
  itsDistributors: 'このパートナーのディストリビューター',
  itsResellers: 'このパートナーのリセラー',
  noneHere: 'このパートナーの取引関係がここに表示されます。',
  myResellers: '自社のリセラー',
  myDistributors: '自社のディストリビューター',
  overview: '概要',
  reseller: 'リセラー',
};
