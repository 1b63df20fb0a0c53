import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { ContractTemplate, ContractTemplateCreate, ContractTemplateUpdate, templateFields } from '../schema.ts';
import { beginTemplate, checkTemplate } from './rules.ts';

constraintMessage('contract_templates_name', { name: ['is already used by another template'] });
constraintMessage('contract_templates_renewal', { term_months: ['is required for contracts that renew'] });

export const contractTemplates = defineResource({
  name: 'contract_templates',
  noun: 'contract template',
  fields: templateFields,
  row: ContractTemplate,
  create: ContractTemplateCreate,
  update: ContractTemplateUpdate,
  remove: 'archive',
  view: 'contract_template_rows',
  list: {
    sort: [...sortable(templateFields), 'created_at', 'updated_at'],
    filter: [...filterable(templateFields), 'created_at'],
    search: searchable(templateFields),
    by: '-created_at',
  },
  beforeCreate: beginTemplate,
  beforeUpdate: checkTemplate,
});
