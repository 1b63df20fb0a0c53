import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  contract_templates: {
    one: 'contract template',
    many: 'contract templates',
    address: '/partners/contracts/templates/edit/$id',
    permission: { managedBy: ['partner_manager'], hiddenFrom: ['partner_member'], wholeCompany: 'manage' },
    log: 'company',
  },
  contract_template_files: {
    one: 'file of a contract template',
    many: 'files of contract templates',
    partOf: { table: 'contract_templates', column: 'template_id' },
  },
  contract_template_versions: {
    one: 'version of a contract template',
    many: 'versions of contract templates',
    partOf: { table: 'contract_templates', column: 'template_id' },
  },
});
