import { shareView } from '#features/reporting/saved-views/server/service.ts';
import { Call, scopeOf } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { Query } from '#shared/query/query.ts';
import { reportWidget } from '../catalog.ts';
import { addReport } from './layouts.ts';

const reports: readonly { name: string; question: Query; chart: 'bar' | 'pivot' }[] = [
  {
    name: 'Won revenue by partner',
    question: {
      of: 'opportunities',
      measure: 'won_revenue',
      by: ['partner'],
      period: 'last_12_months',
      order: '-value',
      limit: 10,
    },
    chart: 'bar',
  },
  {
    name: 'Registrations by partner and status',
    question: { of: 'deal_registrations', measure: 'count', by: ['partner', 'status'] },
    chart: 'pivot',
  },
];

/** The larger company shares two saved reports; its finance manager has one of them on the dashboard. */
async function shareReports(story: DemoStory): Promise<void> {
  const { kernel, company } = story;
  const { organization_id, owner, finance, hasExceptions } = company;
  if (!hasExceptions) return;
  const actor = await kernel.identity.actorIn(finance, organization_id, null);
  if (!actor) throw new Error('The finance manager of the demo has no access.');
  await kernel.db.transaction(scopeOf(actor), async (tx) => {
    const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
    const ids: string[] = [];
    for (const { name, question, chart } of reports)
      ids.push(await shareView(call, owner, { entity: question.of, name, state: { question, chart } }));
    await addReport(call, reportWidget(ids[0]!));
  });
}

export const demo = [defineDemo('dashboards', { when: 'afterwards', run: shareReports })];
