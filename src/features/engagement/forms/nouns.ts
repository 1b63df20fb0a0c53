import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  forms: {
    one: 'form',
    many: 'forms',
    synonyms: [],
    address: '/forms/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  form_submissions: {
    one: 'form submission',
    many: 'form submissions',
    synonyms: ['form responses', 'form entries'],
    short: ['submission', 'submissions'],
    onPartnerMerge: 'move',
    isTrail: true,
  },
  form_versions: { one: 'form version', many: 'form versions', short: ['version', 'versions'] },
  form_files: { one: 'form file', many: 'form files' },
  form_steps: { one: 'form step', many: 'form steps', isTrail: true },
  form_drafts: { one: 'form draft', many: 'form drafts', isTrail: true },
});
