import { defineProgramPart } from './define.ts';

const joined = (...texts: unknown[]) => texts.filter(Boolean).join(' ');

/** Tags, roles, custom fields, and the rules of the program. */
export const setup = [
  defineProgramPart({
    key: 'tags',
    one: 'Tag',
    resource: 'tags',
    file: 'list',
    named: ({ entity, name }) => joined(entity, name),
  }),
  defineProgramPart({
    key: 'roles',
    one: 'Role',
    resource: 'roles',
    file: 'list',
    includes: ({ side }) => side === 'company',
  }),
  defineProgramPart({
    key: 'custom-fields',
    one: 'Custom field',
    resource: 'custom_fields',
    file: 'list',
    // In a list, `key` is the key of the entry, so that of the field has a name of its own.
    fields: [
      'entity',
      'field_key',
      'label',
      'field_type',
      'options',
      'is_required',
      'required_stage_ids',
      'is_unique',
      'section',
      'help',
      'partner_access',
    ],
    named: ({ entity, key }) => joined(entity, key),
    read: async (_api, rows) => rows.map((row) => ({ ...row, field_key: row.key })),
    create: ({ api, body: { field_key: key, ...body } }) => api.create('custom_fields', { ...body, key }),
  }),
  defineProgramPart({ key: 'approval-chains', one: 'Approval chain', resource: 'approval_chains', file: 'records' }),
  defineProgramPart({
    key: 'settings',
    one: 'Program rules',
    resource: 'program_settings',
    file: 'single',
    title: () => 'Program rules',
  }),
];
