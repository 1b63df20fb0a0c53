import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-chats'> = {
  'Conversations with the assistant': 'アシスタントとの会話',
  'Model and budget of the assistant': 'アシスタントのモデルと予算',
  'What was sent to a model': 'モデルに送信した内容',
  'assistant settings': 'アシスタントの設定',
  'conversation with the assistant': 'アシスタントとの会話',
  'conversations with the assistant': 'アシスタントとの会話',
  'message of the assistant': 'アシスタントのメッセージ',
  'messages of the assistant': 'アシスタントのメッセージ',
  'request to a model': 'モデルへのリクエスト',
  'requests to a model': 'モデルへのリクエスト',
};
