import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'レビューを書く',
  opening: 'リンクを開いています…',
  noScript: 'リンクを開くにはJavaScriptが必要です。',
  missing: 'このアドレスは不完全です。メール内のリンクをもう一度開いてください。',
  failed: 'サーバーが応答しませんでした。接続を確認して、もう一度お試しください。',
  heading: (partner: string) => `${partner}とのプロジェクトを評価`,
  lead: (deal: string, company: string) => `「${deal}」での協業について、${company}がご意見をお伺いしています。`,
  scale: '1が最低、5が最高です。',
  categories: {
    cooperation: '協力体制',
    quality: '品質',
    schedule: 'スケジュール',
    budget: '予算',
  },
  hints: {
    cooperation: 'コミュニケーション、対応のしやすさ、信頼性',
    quality: '成果物の品質',
    schedule: '期限どおりに作業が完了したか',
    budget: '予算内で作業が完了したか',
  },
  quote: 'レビュー',
  quoteHelp: '良かった点、改善できる点は何ですか？',
  author: '氏名',
  designation: '役職（任意）',
  company: '会社（任意）',
  isPublic: (company: string) => `${company}がレビューを公開すると、氏名、役職、会社、本文が公開されます。`,
  submit: 'レビューを送信',
  required: {
    score: '評価を選択してください',
    quote: 'レビューを入力してください',
    author: '氏名を入力してください',
    code: 'メールに記載された6桁のコードを入力してください',
  },
  codeTitle: 'メールを確認してください',
  codeLead: (email: string) =>
    `${email}に6桁のコードを送信しました。レビューを確定するには、コードを入力してください。`,
  code: 'コード',
  confirm: 'レビューを確定',
  again: '新しいコードを送信',
  sentAgain: '新しいコードを送信しました。',
  edit: 'レビューを編集',
  doneTitle: 'ありがとうございました',
  done: (company: string) => `レビューは${company}の確認後に公開されます。このページを閉じてかまいません。`,
  refusedTitle: 'このリンクは使用できません',
  problem: 'マークされた項目を修正してください。',
  badgeTitle: (partner: string) => `${partner}の検証済み評価`,
  badgeLead: (company: string) =>
    `${company}のパートナーをレビューできるのは、受注案件の顧客のみです。各レビューはメールで確認され、公開前に審査されています。`,
  outOf: (rating: string, count: number) => `5点中${rating}点（案件を確認済みのレビュー${count}件）`,
  signedHelp:
    'バッジはEd25519で署名されています。署名の対象は、署名自体を除くすべての正規化JSON（キーをソートし、空白なし）です。',
  check: 'バッジを検証',
  checkHelp: 'バッジのJSONを貼り付けると、ここで署名され変更されていないことを確認できます。',
  verify: 'バッジを検証',
  genuine: 'このバッジは真正で、変更されていません。',
  notGenuine: 'このバッジは真正ではありません。',
  notJson: 'バッジのJSONではありません。',
};
