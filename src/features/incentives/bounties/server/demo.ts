import type { Actor } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays } from '#shared/time/dates.ts';
import { createBounty, createSubmission, decidePerformance, takeBountyStep, takeSubmissionStep } from './service.ts';

/** One bounty for partners, one for their people, and one for a target, with proof in each status. */
async function offerBounties(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const { currency, finance } = company;
  const partner = story.get('partners')[0]!;
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  };
  const team: Partial<Actor> = { user_id: finance, full_name: 'Fina Finance' };
  const starts_on = addDays(history.today, -9);
  const open = (input: Omit<Parameters<typeof createBounty>[1], 'currency' | 'starts_on'>) =>
    history.on(
      history.day(0, -9),
      async (call) => {
        const id = await createBounty(call, { ...input, currency, starts_on, ends_on: addDays(history.today, 60) });
        await takeBountyStep.activate(call, id);
        return id;
      },
      team,
    );
  const study = await open({
    name: 'Publish a case study',
    description: 'Write about a customer who uses our product, on your website or in a trade magazine.',
    kind: 'submission',
    proof_hint: 'The link to the published case study.',
    reward_minor: 50_000,
    max_per_partner: 3,
    budget_minor: 500_000,
  });
  const demoBounty = await open({
    name: 'Record a product demo',
    description: 'A recorded demo of at least ten minutes for your own customers.',
    kind: 'submission',
    recipient: 'person',
    proof_hint: 'Add the link to the recording.',
    reward_minor: 15_000,
    max_per_partner: 5,
  });
  await open({
    name: 'Three deals this quarter',
    description: 'For every three deals you win.',
    kind: 'performance',
    metric: 'deals_won',
    target: 3,
    reward_minor: 100_000,
    max_per_partner: 2,
  });
  const prove = (bounty_id: string, ago: number, proof: string, proof_url: string) =>
    history.on(
      history.day(0, -ago),
      async (call) => {
        const id = await createSubmission(call, { bounty_id, proof, proof_url });
        await takeSubmissionStep.submit(call, id);
        return id;
      },
      people,
    );
  const first = await prove(study, 6, 'Cold chain logistics with live tracking', 'https://example.com/cold-chain');
  await history.on(history.day(0, -4), (call) => takeSubmissionStep.approve(call, first), team);
  const second = await prove(study, 3, 'Our company profile', 'https://example.com/about');
  await history.on(
    history.day(0, -2),
    (call) => takeSubmissionStep.reject(call, second, { reason: 'The page does not mention a customer.' }),
    team,
  );
  await prove(demoBounty, 1, 'Demo of route planning for fleet managers', 'https://example.com/demo');
  await history.on(history.today, (call) => createSubmission(call, { bounty_id: study, proof: 'Draft' }), people);
  await history.on(history.today, decidePerformance);
}

export const demo = [defineDemo('bounties', { when: 'end', after: ['mdf-claims'], run: offerBounties })];
