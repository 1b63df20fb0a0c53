import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('payouts/tax-profiles/web', {
  encrypted: 'Numbers are encrypted. Screens show only the last digits, and each view of the full numbers is recorded.',
  partnerIntro: 'The company needs your tax data to pay you. Enter what applies to your country.',
  usForm: 'Form W-8: my company is not a US person',
  usFormHelp: 'Required by the company. It replaces Form W-8BEN or W-8BEN-E and is valid for three calendar years.',
  usFormHelpOptional: 'Only if the company asked you for it.',
  certifyW9:
    'Under penalties of perjury, I certify that the number shown is the correct taxpayer identification number, that the taxpayer is not subject to backup withholding, and that the taxpayer is a US person.',
  certifyW8:
    'Under penalties of perjury, I certify that the information is true, correct and complete, that the taxpayer is not a US person, and that I am authorized to sign.',
  certifyPlain: 'I certify that the information is true, correct and complete, and that I am authorized to sign.',
  waits: (labels: string) => `Your payments wait: the company needs ${labels}.`,
  expires: 'Your tax form expires soon. Submit a new form so that payments continue.',
  inReview: 'The company reviews your tax profile. We notify you of the result.',
  lacks: (labels: string) => `The payments of this partner wait: it needs ${labels}.`,
  notAsked: 'You have not asked the partner for it yet.',
  askedBy: (name: string | null) => (name ? `${name} asked the partner on` : 'The partner was asked on'),
  ask: 'Ask for tax form',
  askAgain: 'Ask again',
  asked: 'The partner was asked by email. It also sees this in its work.',
  own: 'You certified this profile. Another team member must review it.',
});
