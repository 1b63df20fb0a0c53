import { addTask } from '#features/work/tasks/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays } from '#shared/time/dates.ts';
import type { AgendaItem, MeetingCreate, MeetingKind } from '../schema.ts';
import { createMeeting, createMeetingCadence, takeMeetingStep } from './service.ts';

const agenda: AgendaItem[] = [
  { title: 'Open commitments and recap', minutes: 15, owner: 'Partner manager' },
  { title: 'Current pipeline', minutes: 20, owner: 'Partner sales' },
  { title: 'Joint marketing', minutes: 10, owner: null },
  { title: 'Actions until the next review', minutes: 15, owner: null },
];
const titles: Record<MeetingKind, string> = {
  introduction: 'Introduction',
  onboarding: 'Onboarding call',
  pipeline: 'Pipeline review',
  qbr: 'Business review',
  training: 'Product training',
};
const notes =
  '**Pipeline** is strong in the north. Two deals wait for a price.\n\n- Send the price list\n- Plan the fair in Munich';
const decisions = ['Joint booth at the Munich fair', 'Weekly call until the end of the quarter'];
const actions = [
  { title: 'Send the new price list', side: 'company' },
  { title: 'Name two people for the certification', side: 'partner' },
] as const;

/** The month of the last review with the first partners, counted from the present one. */
const LAST = -1;

/** Reviews of the last year with notes and actions, meetings to come, one to pick, and cadences per tier. */
async function meetPartners(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners');
  await history.on(history.day(-12), addCadences);
  for (const [index, partner] of partners.slice(0, 6).entries()) {
    const people = await history.on(history.today, (call) => contactsOf(call, partner.id));
    const plan = (kind: MeetingKind, more: Partial<MeetingCreate>) => (call: Call) =>
      createMeeting(call, {
        title: titles[kind],
        kind,
        partner_id: partner.id,
        owner_user_id: company.owners[index % company.owners.length]!,
        duration_minutes: kind === 'qbr' ? 75 : 45,
        place: 'https://meet.example.com/partner',
        agenda: kind === 'qbr' ? agenda : [],
        attendees: people.map((contact_id) => ({ contact_id })),
        ...more,
      });
    for (const months of index < 4 ? [-7, -4, LAST] : [-8]) {
      const day = history.day(months, index);
      const id = await history.on(
        addDays(day, -10),
        plan('qbr', { starts_at: `${day}T08:00:00Z`, title: `Business review ${day.slice(0, 7)}` }),
      );
      await history.on(day, (call) => hold(call, id, months === LAST ? 20 + 6 * index : null));
    }
    if (index === 0) {
      await history.on(
        history.day(0, -6),
        plan('qbr', { proposed_times: timesAfter(history.today, [5, 6, 8]), title: 'Business review' }),
      );
      await history.on(history.day(0, -3), plan('pipeline', { starts_at: `${addDays(history.today, 2)}T09:00:00Z` }));
    } else if (index < 4) {
      await history.on(
        history.day(0, -4),
        plan(index % 2 ? 'pipeline' : 'training', { starts_at: `${addDays(history.today, 3 + index)}T13:00:00Z` }),
      );
    } else {
      const id = await history.on(
        history.day(0, -20),
        plan('introduction', { starts_at: `${addDays(history.today, -5)}T13:00:00Z` }),
      );
      if (index === 5)
        await history.on(history.day(0, -9), (call) =>
          takeMeetingStep.cancel(call, id, { reason: 'The partner is at a fair.' }),
        );
    }
  }
}

async function addCadences(call: Call): Promise<void> {
  const tiers = await call.rows<{ id: string }>(sql`
    select id from partner_tiers where organization_id = ${call.organization_id} and archived_at is null
    order by "order" desc limit 2`);
  for (const [index, { id }] of tiers.entries())
    await createMeetingCadence(call, { tier_id: id, kind: 'qbr', every_months: index === 0 ? 3 : 6 });
  if (tiers[0]) await createMeetingCadence(call, { tier_id: tiers[0].id, kind: 'training', every_months: 6 });
}

async function contactsOf(call: Call, partner_id: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and archived_at is null
    order by is_primary desc, id limit 2`);
  return found.map(({ id }) => id);
}

/** The last review leaves actions, due after some days. */
async function hold(call: Call, id: string, days: number | null): Promise<void> {
  await takeMeetingStep.hold(call, id);
  await call.run(sql`
    update meetings set shared_notes = ${notes}, decisions = ${days === null ? decisions.slice(0, 1) : decisions}
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (days === null) return;
  for (const action of actions)
    await addTask(call, {
      ...action,
      visibility: 'shared',
      record_table: 'meetings',
      record_id: id,
      due_on: addDays(call.today(), days),
      source: 'meeting',
    });
}

const timesAfter = (day: string, days: readonly number[]) => days.map((more) => `${addDays(day, more)}T09:00:00Z`);

export const demo = [defineDemo('meetings', { when: 'end', after: ['partner targets'], run: meetPartners })];
