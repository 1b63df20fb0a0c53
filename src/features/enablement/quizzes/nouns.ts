import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  quiz_questions: {
    one: 'quiz question',
    many: 'quiz questions',
    log: 'company',
    permission: {
      managedBy: ['partner_manager', 'content'],
      hiddenFrom: ['partner_sales', 'partner_finance', 'partner_member'],
      wholeCompany: 'manage',
    },
  },
});
