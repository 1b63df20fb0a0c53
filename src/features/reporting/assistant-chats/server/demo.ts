import { keepProposal } from '#features/reporting/assistant-proposals/server/service.ts';
import { type Actor, type Call, scopeOf } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { declaredTools, type Reader } from '#server/extension-points/assistant-tools.ts';
import type { Kernel } from '#server/kernel.ts';
import { declaredResources } from '#server/resource/define.ts';
import { readPage } from '#server/resource/list-read.ts';
import { readListQuery } from '#server/resource/list-sql.ts';
import { rowShape } from '#server/resource/verbs.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { createChat, keepChatAnswer, keepQuestion } from './chats.ts';

interface Exchange {
  question: string;
  tool: string;
  /** The input as the conversation shows it. */
  about: string;
  input: Readonly<Record<string, unknown>>;
}

const biggestDeals: Exchange = {
  question: 'What are my biggest open deals?',
  tool: 'find_records',
  about: 'opportunities, status open',
  input: { kind: 'opportunities', filters: { status: 'open' }, sort: '-amount_minor', most: 5 },
};
const reminder = (title: string, due_on: string): Exchange => ({
  question: `Remind me: ${title}`,
  tool: 'propose_task',
  about: title,
  input: { title, due_on },
});

/** There is no server to ask while the demo is created, so lists are read by what answers their requests. */
function readerOf(kernel: Kernel, actor: Actor, today: string): Reader {
  const none = () => Promise.reject(new Error('The demo reads lists only.'));
  return {
    actor,
    today,
    get: none,
    ask: none,
    list: async <T>(name: string, query = {}) => {
      const resource = declaredResources().get(name)!;
      const listView = { resource, row: rowShape(resource, actor.partner_id), custom: [] };
      const read = readListQuery(listView, query as RawQuery);
      const { json, total } = await readPage(kernel, listView, read, scopeOf(actor));
      return { rows: JSON.parse(json) as T[], total };
    },
  };
}

async function hold(kernel: Kernel, call: Call, exchanges: readonly Exchange[]): Promise<void> {
  const { actor } = call;
  const chat_id = await createChat(call);
  for (const { question, tool: name, about, input } of exchanges) {
    const tool = declaredTools().get(name)!;
    await keepQuestion(call, chat_id, { text: question });
    const answer = await tool.run(readerOf(kernel, actor, call.today()), input as never);
    const request = { actor, id: 'demo', headers: {}, ip: '' };
    const proposal_ids = answer.proposal
      ? [await keepProposal({ kernel, request }, tool, answer.proposal, 'chat')]
      : [];
    await keepChatAnswer(call, {
      chat_id,
      author: 'rules',
      text: answer.says,
      about: null,
      sources: answer.sources.map((source, index) => ({ number: index + 1, ...source })),
      tools: [{ name, label: tool.label, input: about, state: 'done', refusal: null }],
      proposal_ids,
      follow_ups: ['What is waiting for me?'],
      reading: null,
    });
  }
}

/** Adds a conversation of the owner and one of the first partner's user, each with a proposal that waits. */
async function converse(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  const today = history.day(0);
  await history.on(today, (call) =>
    hold(kernel, call, [biggestDeals, reminder('Prepare the quarterly business review', history.day(0, 3))]),
  );
  await history.on(
    today,
    (call) => hold(kernel, call, [biggestDeals, reminder('Call the customer about the rollout', history.day(0, 2))]),
    {
      mode: 'partner',
      partner_id: story.get('partners')[0]!.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('assistant-chats', { when: 'portal', after: ['partner-portal'], run: converse })];
