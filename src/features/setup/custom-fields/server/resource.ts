import { defineResource } from '#server/resource/define.ts';
import { CustomField, CustomFieldCreate, CustomFieldUpdate, customFieldTexts, optionTexts } from '../schema.ts';
import { prepareCustomFieldChange, prepareField, rejectArchivingUsedField } from './rules.ts';

/** Row security shows partners only the fields they may read. */
export const customFields = defineResource({
  name: 'custom_fields',
  noun: 'custom field',
  fields: customFieldTexts,
  row: CustomField,
  references: { required_stage_ids: { of: 'opportunity_stages' } },
  create: CustomFieldCreate,
  update: CustomFieldUpdate,
  remove: 'archive',
  ordered: true,
  list: {
    sort: ['order', 'label', 'key', 'created_at'],
    filter: ['entity', 'key', 'field_type', 'is_required', 'partner_access', 'section'],
    search: ['label', 'key', 'section'],
    by: 'entity,order',
  },
  partner: { row: CustomField, verbs: ['list', 'get'] },
  contentWhile: "t.partner_access <> 'none'",
  contentLists: [{ name: 'option', column: 'options', path: [], id: 'value', texts: optionTexts }],
  beforeCreate: prepareField,
  beforeUpdate: prepareCustomFieldChange,
  beforeRemove: rejectArchivingUsedField,
});
