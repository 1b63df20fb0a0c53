import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { contractTemplate } from '../schema.ts';
import { beginTemplate, checkContractTemplate } from './rules.ts';

constraintMessage('contract_templates_name', { name: ['is already used by another template'] });
constraintMessage('contract_templates_renewal', { term_months: ['is required for contracts that renew'] });

export const contractTemplates = defineResource(contractTemplate, {
  view: 'contract_template_rows',
  beforeCreate: beginTemplate,
  beforeUpdate: checkContractTemplate,
});
