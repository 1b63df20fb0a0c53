import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { IdeaStatus } from '../schema.ts';
import { createIdea } from './service.ts';
import { takeIdeaStep } from './steps.ts';

interface Told {
  title: string;
  description: string;
  /** Votes of other partners' people, in addition to the author's. */
  votes: number;
  status?: IdeaStatus;
  reply?: string;
  isOwn?: boolean;
}

const told: readonly Told[] = [
  {
    title: 'Price list as a spreadsheet',
    description: 'We copy prices from the PDF into our quotes. A spreadsheet would save an hour for each quote.',
    votes: 9,
    status: 'done',
    reply: 'Done. You find the spreadsheet beside the PDF in Resources, updated with every price change.',
  },
  {
    title: 'Demo environment with data of a small fleet',
    description: 'The demo has 2,000 vehicles. Our customers have 20, and do not recognize themselves.',
    votes: 7,
    status: 'in_progress',
    reply: 'We are building a demo with 25 vehicles and expect it next month.',
    isOwn: true,
  },
  {
    title: 'Monthly call with product management',
    description: 'Half an hour about the roadmap, so that we can tell our customers early.',
    votes: 6,
    status: 'planned',
    reply: 'Good idea. We start next quarter and will send invitations.',
  },
  {
    title: 'Sales training in German and French',
    description: 'Not everyone in our team is comfortable with the training in English.',
    votes: 5,
  },
  {
    title: 'Earlier notice before prices change',
    description: 'Two weeks are too short for open quotes. Four would be fair.',
    votes: 3,
    isOwn: true,
  },
  {
    title: 'Commission on renewals in the second year',
    description: 'We do most of the work that makes customers stay.',
    votes: 4,
    status: 'declined',
    reply: 'Renewals are handled by our own team. We pay for referrals of customers that want to expand.',
  },
  { title: 'Logo of the program for email signatures', description: '', votes: 1 },
];

/** Creates ideas in every status. Votes come from partner users who never sign in to the demo. */
async function postIdeas(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners');
  const person = (index: number) => ({
    mode: 'partner' as const,
    partner_id: partners[index % partners.length]!.id,
    role: 'partner_admin' as const,
    user_id: `00000000-0000-7000-8000-${String(company.seed * 100 + index).padStart(12, '0')}`,
    full_name: ['Ada Berg', 'Ben Costa', 'Cleo Dahl', 'Dan Eriksen'][index % 4]!,
  });
  const own = { ...person(0), user_id: company.portal_user, full_name: 'Piet Partner' };
  for (const [index, { title, description, votes, status, reply, isOwn }] of told.entries()) {
    const day = -70 + index * 9;
    const id = await history.on(
      history.day(0, day),
      (call) => createIdea(call, { title, ...(description && { description }) }),
      isOwn ? own : person(index + 1),
    );
    for (let vote = 0; vote < votes; vote++)
      await history.on(history.day(0, day + 2), (call) => takeIdeaStep.vote(call, id), person(index + 2 + vote));
    if (status)
      await history.on(history.day(0, Math.min(day + 6, -1)), (call) =>
        takeIdeaStep.answer(call, id, { status, ...(reply && { reply }) }),
      );
  }
}

export const demo = [defineDemo('ideas', { when: 'end', run: postIdeas })];
