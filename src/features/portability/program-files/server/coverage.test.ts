import '#features/nouns.ts';
import '#features/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { parts } from './parts/all.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The nouns without a partner that program files leave out, by the reason. A new noun needs a part or a place here. */
const leftOut: Record<string, readonly string[]> = {
  'facts of daily work, not rules': [
    'accounts',
    'partners',
    'opportunity_notes',
    'deal_conflicts',
    'deal_registration_comments',
    'deal_registration_events',
    'deal_registration_lines',
    'deal_registration_views',
    'referral_entries',
    'referral_page_days',
    'partner_page_days',
    'experiment_feedback',
    'email_campaigns',
    'email_suppressions',
    'exchange_rates',
    'announcements',
    'partner_announcements',
    'in_app_notifications',
    'modules_in_use',
    'incentives',
    'dashboards',
    'work_items',
    'record_states',
    'record_search',
    'document_versions',
    'mdf_claim_files',
    'mdf_claim_leads',
    'waiting_notices',
    'waiting_pushes',
    'work_emails',
    'weekly_digest_settings',
  ],
  'money that moved or is owed': [
    'commission_cells',
    'commission_dispute_messages',
    'commission_fact_sets',
    'commission_ratings',
    'commission_recalculations',
    'counter_checks',
    'checkpoints',
    'journal_entries',
    'ledger_heads',
    'postings',
    'account_balances',
    'accounting_exports',
    'accounting_periods',
    'accounting_period_balances',
    'accounting_period_totals',
    'payment_attempts',
    'payment_files',
    'payment_file_contents',
    'payment_reports',
    'payment_report_lines',
    'payout_approvals',
    'payout_batches',
    'payout_exports',
    'payout_item_accounts',
    'payout_item_lines',
    'payout_method_details',
    'self_billing_contents',
    'self_billing_numbers',
    'tax_profile_numbers',
  ],
  'the identity and the books of one company': [
    'organizations',
    'company_terms',
    'accounting_accounts',
    'accounting_settings',
    'self_billing_settings',
    'funding_accounts',
    'email_domains',
    'pictures',
    'partners_directory',
  ],
  'people and what they arrange for themselves': [
    'people',
    'memberships',
    'report_schedules',
    'report_settings',
    'report_clocks',
    'report_runs',
    'dashboard_layouts',
    'saved_views',
    'notification_hours',
    'notification_keys',
    'notification_preferences',
    'approval_requests',
    'impersonations',
    'invitations',
    'oauth_clients',
    'oauth_codes',
    'oauth_refresh_tokens',
    'provisioned_people',
    'provisioning_tokens',
    'company_hosts',
    'saml_connections',
    'saml_domains',
  ],
  'connections to other systems, with secrets': [
    'api_keys',
    'assistant_settings',
    'automation_endpoints',
    'certificate_keys',
    'connections',
    'mailbox_positions',
    'object_mappings',
    'webhook_endpoints',
    'widget_settings',
  ],
  'documents, pages and their uploaded files': [
    'content_translations',
    'form_files',
    'partner_pages',
    'resource_folders',
    'resource_links',
    'resources',
    'resource_versions',
  ],
  'versions that are part of another file': ['form_versions', 'plan_versions', 'track_versions'],
  'protocols and seals': ['audit_events', 'audit_seals', 'contract_seals', 'operator_events', 'mail_outbox'],
  'progress of setting up': [
    'go_live',
    'imports',
    'import_files',
    'import_rows',
    'milestones',
    'milestone_closings',
    'onboarding',
    'onboarding_state',
    'partner_onboardings',
    'sample_batches',
    'sample_data',
    'sample_records',
    'rate_fetches',
    'survey_follow_ups',
  ],
  'the same for the whole installation': ['feature_flags', 'feature_flag_overrides', 'prompts', 'prompt_versions'],
  'program files themselves': ['program_files', 'program_templates', 'program_template_items'],
};

test('every noun with configuration of a company is in program files, or left out with a reason', async () => {
  const company = await world.company();
  const rows = await company.within((call) =>
    call.rows<{ table_name: string }>(sql`
      select distinct table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'partner_id'`),
  );
  const ofPartners = new Set(rows.map(({ table_name }) => table_name));
  const covered = new Set(parts.flatMap(({ resource, nested }) => [resource, ...(nested ? [nested.resource] : [])]));
  // Criteria are in the file of the requirements.
  covered.add('tier_criteria');
  const excused = Object.values(leftOut).flat();
  const nouns = [...allNouns()].filter(([name, { isTrail, partOf }]) => !isTrail && !partOf && !ofPartners.has(name));
  const missing = nouns.map(([name]) => name).filter((name) => !covered.has(name) && !excused.includes(name));
  expect(missing).toEqual([]);
  expect(excused.filter((name) => covered.has(name) || !allNouns().has(name))).toEqual([]);
});

test('every part names a noun, and every key is used once', () => {
  expect(parts.map(({ resource }) => resource).filter((name) => !allNouns().has(name))).toEqual([]);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
});
