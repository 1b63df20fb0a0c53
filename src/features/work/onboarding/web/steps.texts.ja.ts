import type { FullTranslation } from '#shared/text/texts.ts';
import type { partnerSteps as english } from './steps.texts.ts';

/** Not yet reviewed by a native speaker. */
export const partnerSteps: FullTranslation<typeof english> = {
  company_details: {
    label: '貴社',
    title: '貴社を紹介',
    text: 'パートナー担当者に表示されます。パートナーディレクトリに掲載されている場合は、そこにも表示されます。',
  },
  people: {
    label: 'メンバー',
    title: '一緒に利用する方を招待',
    text: '案件を登録する方、コースを受講する方、支払いを担当する方を招待してください。1回だけ使えるリンクがメールで届きます。',
  },
  payout_details: {
    label: '支払先情報',
    title: '支払先を入力',
    text: '最初の支払いの前に、支払先情報が必要です。後から「支払い」で追加または変更できます。',
  },
  first_contract: {
    label: '契約',
    title: '契約に署名',
    text: '署名待ちの契約がここに表示されます。契約はいつでも「契約」で確認できます。',
  },
  first_step: {
    label: '最初の一歩',
    title: '案件またはコースから開始',
    text: '最初の案件を登録して保護するか、コースを受講してください。どちらも後からできます。',
  },
};
