import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reasonOptional: '理由（任意）',
  youNowTakePartInThis: 'この案件に参加しました',
  youInvitedToTakePart: '参加の招待が届いています',
  companyInvitesYouToTakePart: (roleClauses: ReactNode) =>
    rich`ベンダーから、${roleClauses}この案件に参加するよう招待されています。承諾すると、この案件のコミッションを獲得できます。`,
  accept: '承諾',
  decline: '辞退',
  onlyTeamMembersWithPermissionTo: '商談を管理する権限のあるチームメンバーのみ回答できます。',
  declineInvitation: '招待を辞退',
  youWillNoLongerSeeThis: 'この案件は表示されなくなります。理由はベンダーに表示されます。',
  choosePartnerForEveryRow: 'すべての行でパートナーを選択してください。',
  enterReasonForAmendment: '修正の理由を入力してください',
  amended: '修正しました',
  saved: '保存しました',
  partners: (text: Part) => `パートナー：${text}`,
  amendSplit: '分配を修正',
  partnersAndSplit: 'パートナーと分配',
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  leadPartner: 'リードパートナー',
  partner: 'パートナー',
  role: '役割',
  weight: '比重',
  status: 'ステータス',
  shareCommissionForThisRole: 'この役割に対するコミッションの分配率',
  removePartner: 'パートナーを削除',
  addPartner: 'パートナーを追加',
  amend: '修正',
  save: '保存',
  cancel: 'キャンセル',
  editSplit: '分配を編集',
  addPartners: 'パートナーを追加',
  noPartnersYet: 'パートナーはまだいません',
  addPartnersWhoSourceSellOr:
    'この案件の発掘、販売、提供を行うパートナーを追加してください。コミッションは役割と分配率に応じて分配されます。',
  shareOfRole: '役割内の分配率',
  confirmed: '確認済み',
  confirm: '確認',
  reject: '却下',
  thisPartner: 'このパートナー',
  rejectPartnerName: (partnerName: Part) => `${partnerName}を却下しますか？`,
  partnerNoLongerTakesPartIn:
    'このパートナーは案件に参加しなくなり、コミッションを獲得できず、案件も表示されなくなります。理由はパートナーに表示されます。',
};
