import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/certificates'> = {
  'A new certificate replaces this one. We notify the holder.': '新しい認定証に置き換わります。取得者に通知します。',
  'Awarded automatically when a partner has so many certified people, and ended when it has fewer.':
    'パートナーの認定取得者がこの人数に達すると自動的に授与され、下回ると終了します。',
  'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.':
    'すべてのコースを修了すると自動的に授与されます。コースがない場合は手動で授与します。',
  'Awarded by': '授与元',
  'Awarded by person': '授与した人',
  'Awarded certificates': '授与済みの認定証',
  'Awarded to': '授与先',
  'Certificate renewed': '認定証を更新しました',
  'Certificate revoked': '認定証を取り消しました',
  'Certificates expiring': '期限間近の認定証',
  'Certificates issued': '発行した認定証',
  'Certificates of partners and their people whose holders have been reminded, those that end first.':
    '取得者に期限を知らせた、パートナーとその所属者の認定証です。期限の近い順に表示します。',
  'Certificates of people': '個人の認定証',
  'Certificates of your team that expire soon, those that end first.':
    '期限が近いチームの認定証です。期限の近い順に表示します。',
  'Certified people needed': '必要な認定取得者数',
  'Completed courses': '修了したコース',
  'Ended by': '終了した人',
  'Everyone who meets the requirements gets the certificate, also those who met them before.':
    '以前に要件を満たした人も含め、要件を満たす全員に認定証が授与されます。',
  'Expiring certificates': '期限間近の認定証',
  'Expiring in 90 days': '90日以内に期限切れ',
  Holder: '取得者',
  'Issued on': '発行日',
  'It is no longer awarded automatically. Certificates that were awarded stay valid.':
    '自動的な授与は停止します。授与済みの認定証は有効です。',
  'Leave empty for today.': '今日の場合は空欄にします。',
  'Leave empty if it never expires.': '無期限の場合は空欄にします。',
  'Make a program a draft again; its certificates stay valid': 'プログラムを下書きに戻す。認定証は有効なまま',
  'Make draft again': '下書きに戻す',
  'New certificate': '新しい認定証',
  'No certificate is about to expire.': '期限間近の認定証はありません。',
  'People count who hold at least one of these.': 'これらのうち1つ以上を持つ人が数えられます。',
  'Printed on the certificate.': '認定証に記載されます。',
  'Publish a certificate program: it is awarded from now on': '認定プログラムを公開し、授与を開始',
  'Publish certificate': '認定証を公開',
  'Published. Everyone who meets the requirements gets the certificate.':
    '公開しました。要件を満たす全員に認定証が授与されます。',
  'Renew a certificate: a new one replaces it': '認定証を更新し、新しい認定証に置き換え',
  'Renew certificate': '認定証を更新',
  'Required courses': '必須コース',
  Requirements: '要件',
  'Revoke a certificate with a reason': '理由を付けて認定証を取り消し',
  'Revoke certificate': '認定証を取り消し',
  'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.':
    '以降、認定証は無効になります。取得者には理由が表示されます。公開ページには取り消されたことだけが表示されます。',
  'This certificate is a draft again. Certificates that were awarded stay valid.':
    '認定証を下書きに戻しました。授与済みの認定証は有効です。',
  'Valid certificates': '有効な認定証',
  Validity: '有効期間',
  'What someone who holds it can do. Printed on the certificate and part of the digital badge.':
    '取得者ができることです。認定証に記載され、デジタルバッジにも含まれます。',
  'badge key': 'バッジキー',
  'badge keys': 'バッジキー',
  certificate: '認定証',
  'certificate program': '認定プログラム',
  'certificate programs': '認定プログラム',
  certificates: '認定証',
};
