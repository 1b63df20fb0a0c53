import { sayable, sayableWords } from '#shared/text/labels.ts';

/** The kinds of partner programs. Several may be chosen; none means a program with every module. */
export const programShapes = ['referral', 'reseller', 'distributors', 'services', 'co_sell'] as const;
export type ProgramShape = (typeof programShapes)[number];

interface Shape {
  name: string;
  /** One sentence that says who it is for. */
  text: string;
  /** The modules it switches on, by the keys of their flags, in addition to those of every program. */
  modules: readonly string[];
  /** The program templates that fill it, by their keys. */
  templates: readonly string[];
}

/** The modules that every team with partner managers uses beside its deals. */
const teamwork = [
  'ai_assistant',
  'audiences',
  'automations',
  'chat_channels',
  'connections',
  'contracts',
  'documents',
  'email_campaigns',
  'feedback',
  'forms',
  'leads',
  'meetings',
  'partner_health',
  'program_files',
  'resources',
  'tags',
  'tasks',
  'tracks',
  'training',
  'webhook_endpoints',
] as const;

const dealDesk = [
  'deal_exchange',
  'deal_registrations',
  'deal_renewals',
  'field_mappings',
  'forwarded_deals',
  'referral_pages',
] as const;

const rewards = ['bounties', 'entitlements', 'mdf', 'partner_targets', 'tiers'] as const;

export const shapes: Readonly<Record<ProgramShape, Shape>> = sayable({
  referral: {
    name: 'Referral and affiliate',
    text: 'Partners recommend you with links and codes and earn a share of what their customers buy.',
    modules: ['referral_links'],
    templates: ['referral'],
  },
  reseller: {
    name: 'Reseller and deal registration',
    text: 'Partners register deals, sell your product themselves and earn a margin by tier.',
    modules: [...teamwork, ...dealDesk, ...rewards, 'document_folders', 'prospects'],
    templates: ['reseller'],
  },
  distributors: {
    name: 'Distributors',
    text: 'Distributors supply your resellers, and deals run through both.',
    modules: [...teamwork, ...dealDesk, ...rewards, 'distributions', 'document_folders'],
    templates: ['distributors'],
  },
  services: {
    name: 'Services and directory',
    text: 'Partners implement and support your product, and customers find them in your directory.',
    modules: [...teamwork, 'document_folders', 'entitlements', 'partners_directory', 'tiers'],
    templates: ['services'],
  },
  co_sell: {
    name: 'Co-sell',
    text: 'You and technology partners compare accounts and win customers together.',
    modules: [...teamwork, ...dealDesk, 'account_mapping', 'mdf', 'partner_targets', 'prospects'],
    templates: ['co_sell'],
  },
});

/** The modules of every program. They are not chosen, added or removed. */
export const commonModules: readonly string[] = [
  'api_keys',
  'commissions',
  'custom_fields',
  'go_keys',
  'go_live',
  'imports',
  'milestones',
  'partner_announcements',
  'partner_pages',
  'partner_statuses',
  'payouts',
  'portal_widget',
  'program_templates',
  'report_schedules',
  'sample_data',
  'saved_views',
  'weekly_digests',
  'work_items',
];

/** The names of the modules that companies add and remove, by the keys of their flags. */
export const moduleNames: Readonly<Record<string, string>> = sayableWords({
  account_mapping: 'Account mapping',
  ai_assistant: 'AI assistant',
  audiences: 'Audiences',
  automations: 'Automations',
  bounties: 'Bounties',
  chat_channels: 'Slack and Teams',
  connections: 'Integrations',
  contracts: 'Contracts',
  deal_exchange: 'Deal exchange',
  deal_registrations: 'Deal registration',
  deal_renewals: 'Renewals',
  distributions: 'Distribution',
  document_folders: 'Document folders',
  documents: 'Documents',
  email_campaigns: 'Email campaigns',
  entitlements: 'Benefits',
  feedback: 'Feedback',
  field_mappings: 'CRM sync',
  forms: 'Forms',
  forwarded_deals: 'Deals by email',
  leads: 'Leads',
  mdf: 'Market development funds',
  meetings: 'Meetings',
  partner_health: 'Partner health',
  partner_targets: 'Business plans',
  partners_directory: 'Partner directory',
  program_files: 'Program files',
  prospects: 'Prospecting',
  referral_links: 'Referral links',
  referral_pages: 'Deal registration forms',
  resources: 'Resources',
  tags: 'Tags',
  tasks: 'Tasks',
  tiers: 'Tier program',
  tracks: 'Tracks',
  training: 'Training',
  webhook_endpoints: 'Webhooks',
});

/** A company's choice of modules, and those in which it has written something. */
export interface ProgramModules {
  shape: readonly ProgramShape[];
  added: readonly string[];
  removed: readonly string[];
  in_use: readonly string[];
}

export const everyModule: ProgramModules = { shape: [], added: [], removed: [], in_use: [] };

/** Whether a module belongs to the company's program; one that is not listed belongs to every program. */
export function isShown(module: string, { shape, added, removed, in_use }: ProgramModules): boolean {
  if (moduleNames[module] === undefined) return true;
  if (removed.includes(module)) return false;
  if (shape.length === 0 || added.includes(module) || in_use.includes(module)) return true;
  return shape.some((one) => shapes[one]?.modules.includes(module));
}

/** The modules that take no room in the company's program. */
export const hiddenModules = (modules: ProgramModules): string[] =>
  Object.keys(moduleNames).filter((module) => !isShown(module, modules));
