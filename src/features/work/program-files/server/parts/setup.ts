import { defineProgramPart } from './define.ts';

const joined = (...texts: unknown[]) => texts.filter(Boolean).join(' ');

/** One set of settings that a company has once. */
const settingsPart = (key: string, one: string, resource: string, settings: string, leaves: string[] = []) =>
  defineProgramPart({ key, one, resource, settings, leaves, file: 'single', title: () => one });

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
  settingsPart('distribution-settings', 'Distribution settings', 'distribution_settings', '/distribution_settings'),
  settingsPart('forwarded-deals', 'Forwarded deals', 'forwarded_deal_settings', '/forwarded_deals'),
  settingsPart('decision-opinions', 'Opinions about decisions', 'fairness_settings', '/fairness'),
  settingsPart('review-settings', 'Review settings', 'review_settings', '/review_settings'),
  // Addresses belong to one company.
  settingsPart('link-settings', 'Link settings', 'referral_link_settings', '/referral_link_settings', [
    'allowed_domains',
    'banned_sources',
  ]),
  settingsPart('automation-limits', 'Automation limits', 'automation_settings', '/automations/settings', ['is_paused']),
];
