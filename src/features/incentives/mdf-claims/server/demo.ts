import type { MdfRequestForPartnerCreate } from '#features/incentives/mdf-requests/schema.ts';
import { createRequest, takeMdfRequestStep } from '#features/incentives/mdf-requests/server/service.ts';
import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays } from '#shared/time/dates.ts';
import { addMdfClaimFile, createClaim, takeClaimStep } from './service.ts';

interface Told {
  /** Days before today on which the activity is requested. */
  ago: number;
  plan: Pick<MdfRequestForPartnerCreate, 'title' | 'activity' | 'cost_minor'> & Partial<MdfRequestForPartnerCreate>;
  fund: 'pool' | 'fixed';
  decision?: 'approve' | 'decline';
  /** The amount spent, and the approved part of the claim. */
  claim?: { spent_minor: number; approved_minor?: number; isOpen?: true };
}

/** The first partner has one request of each kind: approved, in review, planned, declined. */
const told: readonly Told[] = [
  {
    ago: 100,
    fund: 'pool',
    plan: {
      title: 'Booth at the regional logistics fair',
      activity: 'event',
      cost_minor: 900_000,
      description: 'A booth of 12 square meters with two demo vehicles, three days.',
      expected_leads: 40,
      expected_pipeline_minor: 12_000_000,
    },
    decision: 'approve',
    claim: { spent_minor: 860_000, approved_minor: 400_000 },
  },
  {
    ago: 45,
    fund: 'fixed',
    plan: {
      title: 'Case study with a cold chain customer',
      activity: 'content',
      cost_minor: 200_000,
      expected_leads: 10,
    },
    decision: 'approve',
    claim: { spent_minor: 190_000, isOpen: true },
  },
  {
    ago: 12,
    fund: 'pool',
    plan: { title: 'Webinar on driver safety', activity: 'webinar', cost_minor: 240_000, expected_leads: 60 },
    decision: 'approve',
  },
  {
    ago: 6,
    fund: 'pool',
    plan: { title: 'Sponsoring of a football club', activity: 'other', cost_minor: 500_000 },
    decision: 'decline',
  },
  {
    ago: 2,
    fund: 'pool',
    plan: { title: 'Roadshow for fleet managers', activity: 'event', cost_minor: 700_000, expected_leads: 35 },
  },
];

async function spendMoney(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partner = story.get('partners')[0]!;
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  };
  const finance: Partial<Actor> = { user_id: company.finance, full_name: 'Fina Finance' };
  const funds = story.get('mdf_funds');
  for (const { ago, fund, plan, decision, claim } of company.hasExceptions ? told : told.slice(-1)) {
    const day = (later: number) => history.day(0, -ago + later);
    const starts_on = addDays(history.today, 5 - ago);
    const input = { starts_on, ends_on: addDays(starts_on, 2), ...plan, fund_id: funds[fund] };
    const id = await history.on(day(0), (call) => createRequest(call, input), people);
    if (decision === 'decline')
      await history.on(
        day(2),
        (call) => takeMdfRequestStep.decline(call, id, { note: 'The fund pays for activities with our products.' }),
        finance,
      );
    if (decision !== 'approve') continue;
    await history.on(day(2), (call) => takeMdfRequestStep.approve(call, id, {}), finance);
    if (!claim) continue;
    const { spent_minor, approved_minor, isOpen } = claim;
    const leads = await history.on(history.today, (call) => leadsOf(call, partner.id));
    const claimed = await history.on(
      day(14),
      async (call) => {
        const made = await createClaim(call, {
          request_id: id,
          spent_minor,
          invoice_number: `R-${ago}-17`,
          summary: 'It took place as planned. The invoice and the photos are attached.',
          leads_text: leads,
        });
        for (const purpose of ['invoice', 'proof'] as const) {
          const file = await storeFile(
            story.kernel.documents,
            `${purpose}.txt`,
            Buffer.from(`${plan.title}: ${purpose}\n`),
          );
          await addMdfClaimFile(call, { claim_id: made, purpose }, file);
        }
        await takeClaimStep.submit(call, made);
        return made;
      },
      people,
    );
    if (isOpen) continue;
    // The books of the activity's own month are closed by now.
    await history.on(
      history.day(0, -9),
      (call) => takeClaimStep.approve(call, claimed, { approved_minor, note: 'Catering is not covered by the fund.' }),
      finance,
    );
  }
}

/** Names companies that this partner registered, so that some of the leads became business. */
async function leadsOf(call: Call, partner_id: string): Promise<string> {
  const accounts = await call.rows<{ name: string; domain: string | null }>(sql`
    select account_name as name, account_domain as domain from deal_registrations
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
    order by submitted_at desc nulls last, id limit 3`);
  return [
    ...accounts.map(({ name, domain }) => `${name}, ${domain ?? ''}`),
    'Harbor Freight Terminal',
    'City Works Department',
  ].join('\n');
}

export const demo = [defineDemo('mdf-claims', { when: 'end', after: ['mdf-funds', 'held-account'], run: spendMoney })];
