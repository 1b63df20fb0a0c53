import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-claims'> = {
  'Amount spent': '支出額',
  'Approve a claim, in full or in part; it is paid with the next payout':
    '精算申請の全額または一部を承認。次の支払いで支払われます',
  'Approve claim': '精算申請を承認',
  'Ask the partner to change a claim': '精算申請の変更をパートナーに依頼',
  'Cancel a claim that was not decided': '未判定の精算申請をキャンセル',
  'Cancel claim': '精算申請をキャンセル',
  Claim: '精算申請',
  'Claim approved': '精算申請を承認しました',
  'Claim canceled': '精算申請をキャンセルしました',
  'Claim cost': '精算申請の費用',
  'Claim declined': '精算申請を却下しました',
  'Claim reversed': '精算を取り消しました',
  'Claim submitted': '精算申請を提出しました',
  'Claimed amount': '精算申請額',
  Claims: '精算申請',
  'Decline a claim': '精算申請を却下',
  'Decline claim': '精算申請を却下',
  'Defaults to the company’s share of what was spent, up to the approved amount.':
    '既定は、承認額を上限とする支出額のベンダー負担分です。',
  'Edit claim': '精算申請を編集',
  'Invoice number': '請求書番号',
  'Leads registered': '登録されたリード',
  Line: '明細',
  'Line number': '明細番号',
  'MDF claim': 'MDF精算',
  'MDF claimed': 'MDF精算申請額',
  'MDF claims': 'MDF精算',
  'MDF claims to decide': '要判定のMDF精算',
  'MDF paid': 'MDF支払額',
  'One lead per line: company, email or website. Later registrations of these companies count as results.':
    '1行に1件、会社、メールアドレス、ウェブサイトのいずれかを入力します。これらの会社の以降の登録が結果として集計されます。',
  Proofs: '証明書類',
  'Registered pipeline': '登録されたパイプライン',
  'Request number': '申請番号',
  'Required if you approve less than claimed.': '申請額より少なく承認する場合は必須です。',
  Results: '結果',
  'Revenue won': '受注した売上',
  'Reverse claim': '精算を取り消し',
  'Submit a claim with its files': 'ファイルを添えて精算申請を提出',
  'Submit claim': '精算申請を提出',
  'Take back the reimbursement of a claim': '精算申請の払い戻しを取り消し',
  'Takes the reimbursement back with a balancing commission. The money returns to the fund.':
    '相殺のコミッションで払い戻しを取り消します。資金はファンドに戻ります。',
  'The amount is paid with the partner’s next payout and posted to the ledger.':
    '金額はパートナーの次の支払いで支払われ、台帳に記帳されます。',
  'The company reviews your claim. It cannot be changed afterwards.':
    'ベンダーが精算申請を審査します。提出後は変更できません。',
  'The money stays reserved for the partner. The partner sees your note.':
    '資金はパートナーのために引当済みのままです。メモがパートナーに表示されます。',
  'The money stays reserved for your request.': '資金は申請のために引当済みのままです。',
  'The partner can change the claim and submit it again.': 'パートナーは精算申請を変更して再提出できます。',
  'What the activity cost in total, as on your invoices.': '請求書に記載された、活動の総費用です。',
  'What took place': '実施内容',
  'file of an MDF claim': 'MDF精算のファイル',
  'files of MDF claims': 'MDF精算のファイル',
  'lead of an MDF claim': 'MDF精算のリード',
  'leads of MDF claims': 'MDF精算のリード',
};
