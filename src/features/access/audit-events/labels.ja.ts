import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/audit-events'> = {
  'Audit log': '監査ログ',
  'Changed fields': '変更された項目',
  Deleted: '削除済み',
  Entity: 'エンティティ',
  'Partner user': 'パートナーユーザー',
  'Tandem (system)': 'Tandem（システム）',
  User: 'ユーザー',
  'archived change': 'アーカイブ済みの変更',
  'archived changes': 'アーカイブ済みの変更',
  'archived month': 'アーカイブ済みの月',
  'archived months': 'アーカイブ済みの月',
  'audit event': '監査イベント',
  'audit events': '監査イベント',
  'audit seal': '監査シール',
  'audit seals': '監査シール',
  'erasure from the audit log': '監査ログからの消去',
  'erasures from the audit log': '監査ログからの消去',
  events: 'イベント',
};
