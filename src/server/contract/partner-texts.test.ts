import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobFor } from '../jobs/worker.ts';
import { createWorld } from '../testing/world.ts';

/**
 * Files that name the product, for the company, developers, other systems or the producer of a file. Partners deal with
 * the company: on anything they read, the actor is the company, and this list has none of those texts.
 */
const named = [
  'access/audit-events/web/texts.ts',
  'access/audit-events/web/words.ts',
  'access/impersonations/web/texts.ts',
  'commissions/attributions/server/decide/store.ts',
  'commissions/attributions/server/partner-merge.ts',
  'commissions/commission-plans/web/publishing/History.tsx',
  'commissions/commission-plans/web/publishing/texts.ts',
  'commissions/imported-earnings/schema.ts',
  'ecosystem/deal-desks/server/connectors.ts',
  'ecosystem/prospects/server/website/read.ts',
  'enablement/certificates/server/pdf.ts',
  'engagement/chat-channels/server/connectors.ts',
  'engagement/chat-channels/web/texts.ts',
  'integrations/connections/server/catalog.ts',
  'integrations/connections/server/oauth.ts',
  'integrations/connections/web/texts.ts',
  'integrations/crm-providers/server/providers/hubspot/connector.ts',
  'integrations/crm-providers/server/providers/hubspot/describe.ts',
  'integrations/crm-providers/server/providers/pipedrive/connector.ts',
  'integrations/crm-providers/server/providers/pipedrive/fields.ts',
  'integrations/crm-providers/server/providers/salesforce/salesforce.ts',
  'integrations/crm-providers/web/texts.ts',
  'integrations/crm-sync/schema.ts',
  'integrations/crm-sync/server/explain.ts',
  'integrations/crm-sync/web/texts.ts',
  'integrations/partner-crm/server/routes.ts',
  'outreach/meetings/server/calendar/file.ts',
  'outreach/meetings/server/connectors.ts',
  'partners/contracts/sealed/verify-sealed-file.ts',
  'partners/contracts/server/pdf/render.ts',
  'partners/contracts/server/seal/key.ts',
  'partners/partner-announcements/web/texts.ts',
  'partners/partners/web/texts.ts',
  'payouts/accounting/server/layouts/datev.ts',
  'payouts/accounting/server/layouts/netsuite.ts',
  'payouts/accounting/server/layouts/xero.ts',
  'payouts/ledger/web/texts.ts',
  'payouts/payment-files/server/reports/csv.ts',
  'payouts/payment-files/web/texts.ts',
  'payouts/payouts/web/edit.tsx',
  'payouts/payouts/web/texts.ts',
  'payouts/self-billing/server/pdf-a.ts',
  'platform/inbound-mails/server/connectors.ts',
  'platform/mails/frame.schema.ts',
  'platform/mails/server/compose.ts',
  'platform/mails/server/outside.ts',
  'portability/imports/server/planning/deal-plan.ts',
  'portability/imports/server/writing/apply.ts',
  'portability/program-files/server/parse-files.ts',
  'reporting/assistant-chats/server/model/prompts.ts',
  'reporting/mcp-servers/server/mcp-server.ts',
  'reporting/mcp-servers/web/snippets.ts',
  'reporting/mcp-servers/web/texts.ts',
  'reporting/report-schedules/server/pdf.ts',
  'setup/company-settings/web/texts.ts',
  'setup/exchange-rates/web/texts.ts',
  'work/go-live/server/texts.ts',
];

test('the product is named only in texts that partners do not read', () => {
  const files = globSync('src/features/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/testing\/|\/mocks\/|demo|sample|\.(de|fr|es|pt-BR|ja)\.ts$/.test(file),
  );
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const namingFiles = files.filter((file) => /\bTandem\b/.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(namingFiles.map((file) => file.replace('src/features/', '')).sort()).toEqual(named);
});

test('what the product does by itself has the name of the company', async () => {
  const world = await createWorld();
  const company = await world.company('Lumenfleet');
  const job = await jobFor(world.kernel, company.id);
  expect(await job.within(async (call) => call.actor.full_name)).toBe('Lumenfleet');
  await world.close();
});
