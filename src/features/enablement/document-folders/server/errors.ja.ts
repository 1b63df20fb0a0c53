import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-folders'> = {
  'There is no folder above. Move the documents to another folder first.':
    '上のフォルダーがありません。先に文書を別のフォルダーに移動してください。',
  'cannot be inherited at the top': '最上位では継承できません。',
  'does not apply to folders of one partner': '1社のパートナーのフォルダーには適用されません。',
  'must be Partners to choose an audience or roles':
    '対象グループまたはロールを選択するには、「パートナー」を指定してください。',
  'must be the partner of the parent folder': '親フォルダーのパートナーを指定してください。',
};
