import { createAudience } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { addDays } from '#shared/time/dates.ts';
import { gateWaivers, programGates } from './resource.ts';

/** New resellers sign the agreement before they register deals; one partner of the demo has not yet. */
async function openGates(story: DemoStory): Promise<void> {
  const { history, company } = story;
  await history.on(history.today, async (call) => {
    const gate_id = await createRow(call, programGates, {
      gate: 'register_deals',
      requirement: 'contract',
      option: 'reseller',
      audience_id: story.get('newResellers'),
    });
    if (!company.hasExceptions) return;
    // This partner has signed, and the company has not yet.
    const partner_id = story.get('partners')[3]!.id;
    const reason = 'The agreement only waits for our own signature';
    await createRow(call, gateWaivers, { partner_id, gate_id, reason, ends_on: addDays(call.today(), 14) });
  });
  await history.on(history.today, (call) => holdPayments(call, story.get('partners')));
}

/** Two partners of one country need a tax form before they are paid, and one of the two does without it for a while. */
async function holdPayments(call: Call, partners: readonly { id: string }[]): Promise<void> {
  const group = await call.maybe<{ country: string; ids: string[] }>(sql`
    select country, array_agg(id order by name) as ids from partners
    where organization_id = ${call.organization_id} and archived_at is null
      and id = any(${partners.map(({ id }) => id)}) and country is not null
    group by country having count(*) = 2 and not ${partners[0]!.id} = any(array_agg(id)) order by country limit 1`);
  if (!group) return;
  const audience_id = await createAudience(call, {
    name: `Partners in ${new Intl.DisplayNames('en', { type: 'region' }).of(group.country)}`,
    description: 'They send a tax form before they are paid.',
    entity: 'partners',
    color: '#b45309',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: [group.country] }] }] },
  });
  const gate_id = await createRow(call, programGates, { gate: 'get_paid', requirement: 'tax_form', audience_id });
  await createRow(call, gateWaivers, {
    partner_id: group.ids[0]!,
    gate_id,
    reason: 'The form is with the tax adviser, so this quarter is paid without it',
    ends_on: addDays(call.today(), 60),
  });
}

export const demo = [defineDemo('program-gates', { when: 'afterwards', after: ['track-training'], run: openGates })];
