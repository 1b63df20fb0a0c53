import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { PageBlock } from '../schema.ts';
import { createPartnerPage, takePartnerPageStep } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    signupPage: string;
  }
}

const blocks: PageBlock[] = [
  {
    kind: 'text',
    title: 'Grow with us',
    text: 'Partners find customers, advise them, and bring them to our platform.\nYou earn a commission on each deal that you register, and we protect it while you work on it.',
  },
  {
    kind: 'benefits',
    title: 'What you get',
    tiers: [
      {
        name: 'Registered',
        points: ['Deal registration with protection', 'Sales documents', 'Help from a partner manager'],
      },
      { name: 'Silver', points: ['Everything in Registered', 'Higher commission', 'Listing in the partner directory'] },
      { name: 'Gold', points: ['Everything in Silver', 'Leads from us', 'A marketing budget'] },
    ],
  },
  {
    kind: 'questions',
    title: 'Questions',
    items: [
      {
        question: 'Does it cost anything?',
        answer: 'No. You only need a company with customers in a country that we serve.',
      },
      {
        question: 'When do I get paid?',
        answer: 'Commissions are paid monthly, after the customer has paid the first invoice.',
      },
    ],
  },
];

/** A published page with visits. */
async function openSignup(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const id = await history.on(history.day(0, -60), async (call) => {
    const id = await createPartnerPage(call, {
      name: 'Become a partner',
      headline: 'Sell with us. Earn on every deal.',
      intro:
        'Join our partner program: registered deals, protected customers, and commissions that you can check line by line.',
      blocks,
      owner_user_id: company.owner,
      type_id: story.get('partnerTypes')[0]!,
      tier_id: story.get('partnerTiers')[0]!,
      contract_template_id: story.get('contractTemplates').reseller,
      track_id: story.get('onboardingTrack'),
      welcome_text:
        'Your partner manager calls you this week. Until then, sign the agreement and look around in the portal.',
    });
    await takePartnerPageStep.publish(call, id);
    return id;
  });
  await history.on(history.today, (call) =>
    call.run(sql`
      insert into partner_page_days (organization_id, page_id, day, views, starts)
      select ${call.organization_id}, ${id}, ${history.today}::date - n, 9 + (n * 7) % 13, (n * 5) % 4
      from generate_series(0, 59) n`),
  );
  story.put('signupPage', id);
}

export const demo = [defineDemo('partner-signup', { when: 'end', after: ['contracts', 'tracks'], run: openSignup })];
