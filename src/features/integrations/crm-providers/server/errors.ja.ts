import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-providers'> = {
  'Records of this system cannot be merged here.': 'このシステムのレコードはここでは統合できません。',
  'This demo system': 'このデモシステム',
  'This record of Demo CRM': 'Demo CRMのこのレコード',
  'This record of the demo system': 'デモシステムのこのレコード',
  'is not a field of Demo CRM': 'Demo CRMの項目ではありません。',
  'is not a field of this system': 'このシステムの項目ではありません。',
  'is not one of the options': '選択肢にない値です。',
  'must be a number': '数値を入力してください。',
  'must be another record': '別のレコードを指定してください。',
};
