import { createContact } from '#features/partners/contacts/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { domainOf, firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { ReviewStatus } from '../schema.ts';
import { confirmReview, writeReview } from './author.ts';
import { lockedReview } from './locked.ts';
import { inviteReviewer, requestReview } from './requests.ts';
import { takeReviewStep } from './steps.ts';

const jobs = ['Head of IT', 'Operations manager', 'Chief financial officer', 'Project lead', 'Procurement manager'];

interface Told {
  scores: readonly [cooperation: number, quality: number, schedule: number, budget: number];
  quote: string;
  reply?: string;
  pinned?: boolean;
  outcome?: ReviewStatus;
}

const toldOfFirst: readonly Told[] = [
  {
    scores: [5, 5, 4, 5],
    quote:
      'They moved three warehouses to the new system over one weekend. On Monday morning everything worked, and their team was on site in case it did not.',
    reply: 'Thank you. Your operations team made that weekend possible.',
    pinned: true,
  },
  {
    scores: [5, 4, 4, 4],
    quote: 'Clear communication in every phase. The training for our staff was better than anything we had before.',
    pinned: true,
  },
  {
    scores: [4, 5, 3, 4],
    quote: 'Very good engineers. The rollout started two weeks late, but they told us early and kept the new date.',
  },
  {
    scores: [5, 5, 5, 4],
    quote: 'We would choose them again. They said no when our wishes made no sense, and they were right.',
  },
  {
    scores: [2, 3, 1, 2],
    quote: 'The project took twice as long as planned and we had three different contacts in four months.',
    outcome: 'disputed',
  },
  {
    scores: [4, 4, 5, 5],
    quote: 'On time and within budget. Support answers within the hour.',
    outcome: 'in_moderation',
  },
];

const toldOfOthers: readonly Told[] = [
  { scores: [4, 4, 4, 5], quote: 'Solid work at a fair price. Documentation could be more detailed.' },
  {
    scores: [5, 4, 5, 4],
    quote: 'Our go-live was the calmest one in years.',
    reply: 'It was a pleasure to work with your team.',
  },
  { scores: [3, 4, 3, 4], quote: 'Good result after a slow start. The project manager changed once.' },
  { scores: [5, 5, 4, 4], quote: 'They understood our industry from the first meeting.' },
  { scores: [1, 1, 1, 1], quote: 'Call me, I have a better offer for all of you!!!', outcome: 'rejected' },
];

interface WonDeal {
  id: string;
  account_id: string;
  account_name: string;
}

/** Reviews in every state: the first partner has most of them, two others some. */
async function reviewSome(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const [first, ...others] = story.get('partners').filter(({ weight }) => weight > 0);
  if (!first) return;
  const deals = await wonDeals(story, first.id);
  for (const [index, told] of toldOfFirst.entries()) await review(story, first.id, deals[index], told, index);
  for (const [at, partner] of others.slice(0, 2).entries()) {
    const won = await wonDeals(story, partner.id);
    const some = at === 0 ? toldOfOthers : toldOfOthers.slice(0, 2);
    for (const [index, told] of some.entries()) await review(story, partner.id, won[index], told, index + 7 * (at + 1));
  }
  const [asked, requested] = deals.slice(toldOfFirst.length);
  if (asked) await history.on(history.day(0, -3), (call) => invite(call, first.id, asked, 30));
  if (requested) {
    await history.on(
      history.day(0, -1),
      (call) =>
        requestReview(call, {
          opportunity_id: requested.id,
          note: 'The customer offered a reference at the closing meeting.',
        }),
      portalOf(story, first.id),
    );
  }
}

function portalOf({ company }: DemoStory, partner_id: string): Partial<Actor> {
  return {
    mode: 'partner',
    partner_id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  };
}

/** The newest first, one per customer. */
function wonDeals({ history }: DemoStory, partner_id: string): Promise<WonDeal[]> {
  return history.on(history.today, (call) =>
    call.rows<WonDeal>(sql`
      select id, account_id, account_name from (
        select distinct on (a.id) o.id, a.id as account_id, a.name as account_name, o.closed_on, o.number
        from opportunities o join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
        where o.organization_id = ${call.organization_id} and o.partner_id = ${partner_id} and o.status = 'won'
          and o.archived_at is null
        order by a.id, o.closed_on desc, o.number) won
      order by closed_on desc, number limit 8`),
  );
}

async function invite(call: Call, partner_id: string, deal: WonDeal, index: number): Promise<string> {
  const first_name = firstNames[(index * 5 + 3) % firstNames.length]!;
  const last_name = lastNames[(index * 7 + 2) % lastNames.length]!;
  const contact_id = await createContact(call, {
    account_id: deal.account_id,
    first_name,
    last_name,
    email: `${first_name}.${last_name}@${domainOf(deal.account_name)}`.toLowerCase(),
    title: jobs[index % jobs.length]!,
  });
  return inviteReviewer(call, { partner_id, opportunity_id: deal.id, contact_id });
}

async function review(
  story: DemoStory,
  partner_id: string,
  deal: WonDeal | undefined,
  { scores, quote, reply, pinned, outcome = 'published' }: Told,
  index: number,
): Promise<void> {
  if (!deal) return;
  const { history } = story;
  const day = (later: number) => history.day(0, -60 + 6 * (index % 7) + later);
  const id = await history.on(day(0), (call) => invite(call, partner_id, deal, index));
  await history.on(day(2), async (call) => {
    const [cooperation, quality, schedule, budget] = scores;
    const about = await call.one<{ author: string; designation: string }>(sql`
      select trim(c.first_name || ' ' || c.last_name) as author, c.title as designation from reviews r
      join contacts c on c.organization_id = r.organization_id and c.id = r.contact_id
      where r.organization_id = ${call.organization_id} and r.id = ${id}`);
    const draft = { cooperation, quality, schedule, budget, quote, ...about, company: deal.account_name };
    await writeReview(call, id, draft);
    await confirmReview(call, await lockedReview(call, id));
  });
  if (outcome === 'in_moderation') return;
  if (outcome === 'rejected') {
    await history.on(day(3), (call) =>
      takeReviewStep.reject(call, id, { reason: 'Advertising, not a review of the project.' }),
    );
    return;
  }
  await history.on(day(4), (call) => takeReviewStep.publish(call, id));
  const partner = portalOf(story, partner_id);
  if (reply) await history.on(day(6), (call) => takeReviewStep.reply(call, id, { reply }), partner);
  if (pinned) await history.on(day(6), (call) => takeReviewStep.pin(call, id), partner);
  if (outcome === 'disputed')
    await history.on(
      history.day(0, -2),
      (call) =>
        takeReviewStep.dispute(call, id, {
          reason: 'The delay was caused by a change of scope that the customer ordered in writing.',
        }),
      partner,
    );
}

export const demo = [defineDemo('reviews', { when: 'end', after: ['held-account'], run: reviewSome })];
