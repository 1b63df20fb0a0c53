import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/certificates'> = {
  'A partner or one of its people earns a certificate or loses one.':
    'パートナーまたは所属する人が認定証を取得または失効したときに通知します。',
  'Certificates of partners': 'パートナーの認定証',
  'The holder has a valid certificate of this program.': '保有者には、このプログラムの有効な認定証があります。',
  'This certificate': 'この認定証',
  'This issuer': 'この発行者',
  'This key': 'このキー',
  'This program is not published. Publish it before you award its certificate.':
    'このプログラムは公開されていません。認定証を授与する前に公開してください。',
  'You earn a certificate, it is about to expire, expires or is revoked.':
    '認定証を取得したとき、期限切れが近づいたとき、期限が切れたとき、または取り消されたときに通知します。',
  'Your certificates': 'あなたの認定証',
  'can be at most 20 courses': 'コースは20件以下にしてください。',
  'can be at most 20 programs': 'プログラムは20件以下にしてください。',
  'choose at least one': '1つ以上選択してください。',
  'choose the certificates that people need': '必要な認定証を選択してください。',
  'is for certificates of people': '個人の認定証でのみ指定できます。',
  'is for organizations only': '組織でのみ指定できます。',
  'is for people only': '個人でのみ指定できます。',
  'is so long ago that the certificate has expired': '日付が古いため、認定証はすでに期限切れです。',
  'is the name of another program': '別のプログラムの名前として使用されています。',
  'must be a partner of your program': 'プログラムに参加しているパートナーを指定してください。',
  'must be programs for people': '個人向けのプログラムを指定してください。',
  'must be today or earlier': '本日以前の日付を指定してください。',
  'say how many people are needed': '必要な人数を指定してください。',
};
