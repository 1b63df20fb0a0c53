import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  forAllOf: (label: Part, area: Part) => `${area}のすべてを「${label}」にする`,
  partners: 'パートナー',
  onlyPartnersTheyOwnWithTheir: '所有するパートナーとそのレコードのみ。',
  allPartners: 'すべてのパートナー。',
  canView: '閲覧可能',
  onlyTheirOwnProfile: '自分のプロフィールのみ。',
  canChange: '変更可能',
  nothing: 'なし。',
  newRole: '新しいロール',
  customRoles: 'カスタムロール',
  noCustomRolesYet: 'カスタムロールはまだありません',
  builtInRolesBelowFitMost:
    'ほとんどのチームには下記の標準ロールが適しています。異なる権限を与えるには、カスタムロールを作成してください。',
  builtInRoles: '標準ロール',
  ownPartners: '自分のパートナー',
  clone: (role: Part) => `${role}を複製`,
  cloneText: '複製',
  archived: (name: Part) => `${name}をアーカイブしました`,
  text: (length: number) => `権限${length.toLocaleString('ja')}件`,
  notAssigned: '未割り当て',
  textMemberCount: (memberCount: number) => `${memberCount.toLocaleString('ja')}人`,
  edit: '編集',
  archive: 'アーカイブ',
  moreAbout: (name: Part) => `${name}のその他の操作`,
  editRole: 'ロールを編集',
  copy: (role: Part) => `${role}（コピー）`,
  copyName: (name: Part) => `${name}（コピー）`,
  name: '名前',
  description: '説明',
  partnerAccess: 'パートナーへのアクセス',
  preview: 'プレビュー',
  permissions: '権限',
};
