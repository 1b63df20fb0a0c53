import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAudience } from '#features/partners/audiences/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sampleAutomationApproval } from '#features/work/automations/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { selectPeople } from './people.ts';
import { sampleEmailCampaign, sampleEmailTopic } from './sample.ts';

const NAME = 'Zelda Quistgaard';
const EMAIL = 'Zelda.Q@vanishing.example';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
});
afterAll(() => world.close());

/** The tables in which any row names the person. */
async function tablesThatName(): Promise<string[]> {
  return world.kernel.system.unscoped(async (tx) => {
    const tables = await tx.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      where c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege(c.oid, 'select') order by 1`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await tx.rows(sql`
        select left(t::text, 300) as text from ${sql.identifier(name)} t
        where t::text ilike ${'%quistgaard%'} or t::text ilike ${'%zelda.q@%'} limit 1`);
      if (rows.length > 0) found.push(`${name}: ${rows[0]!.text}`);
    }
    return found;
  });
}

/** Writes rows about the person into every table of work and outreach that can name one. */
async function plant(call: Call, { partner_id, contact_id }: { partner_id: string; contact_id: string }) {
  const organization = call.organization_id;
  const insert = async (table: string, row: Record<string, unknown>) => {
    const entries = Object.entries({ id: newId(), organization_id: organization, ...row });
    await call.run(
      `insert into ${table} (${entries.map(([name]) => name).join(', ')}) values (${entries.map((_, at) => `$${at + 1}`).join(', ')})`,
      entries.map(([, value]) => (value !== null && value?.constructor === Object ? JSON.stringify(value) : value)),
    );
    return entries[0]![1] as string;
  };
  const at = call.now();
  const task_id = await insert('tasks', {
    title: 'Call back',
    partner_id,
    visibility: 'shared',
    side: 'partner',
    description: `Write to ${EMAIL}`,
    created_by_name: NAME,
    completed_by_name: NAME,
    completed_on: call.today(),
    status: 'done',
    record_table: 'contacts',
    record_id: contact_id,
    record_name: NAME,
  });
  await insert('task_comments', {
    task_id,
    partner_id,
    author_name: NAME,
    author_side: 'partner',
    body: `Mail ${EMAIL}`,
    visibility: 'shared',
  });
  const meeting_id = await insert('meetings', {
    partner_id,
    title: 'Review',
    kind: 'qbr',
    status: 'held',
    starts_at: at,
    ended_at: at,
    time_zone: 'UTC',
    created_by_name: NAME,
    agenda: JSON.stringify([{ title: 'Pipeline', minutes: 10, owner: NAME }]),
    shared_notes: `${NAME} presents "the plan"`,
    decisions: [`${NAME} sends the deck`],
  });
  await insert('meeting_attendees', { meeting_id, partner_id, side: 'partner', contact_id, full_name: NAME });
  await insert('meeting_packs', {
    meeting_id,
    partner_id,
    pack: { people: [NAME] },
    frozen_at: at,
    frozen_by_name: NAME,
  });
  const target_id = await insert('partner_targets', {
    partner_id,
    starts_on: '2026-10-01',
    status: 'agreed',
    proposed_by: 'company',
    currency: 'USD',
    agreed_at: at,
    agreed_by_name: NAME,
  });
  await insert('partner_objectives', {
    target_id,
    partner_id,
    title: 'Certify two people',
    side: 'partner',
    owner_name: NAME,
  });
  const prospect_id = await insert('prospects', {
    name: 'Vanishing',
    name_key: 'vanishing',
    contact_name: NAME,
    contact_email: EMAIL,
  });
  await insert('prospect_activities', {
    prospect_id,
    kind: 'call',
    body: `Talked to ${NAME}`,
    happened_at: at,
    author_name: 'Ada',
  });
  const approval_id = await sampleAutomationApproval(call);
  const { run_id, automation_id } = await call.one<{ run_id: string; automation_id: string }>(sql`
    select run_id, automation_id from automation_approvals
    where organization_id = ${organization} and id = ${approval_id}`);
  await call.run(sql`
    update automation_runs
    set partner_id = ${partner_id}, subject_table = 'contacts', subject_id = ${contact_id}, subject_name = ${NAME},
      context = ${JSON.stringify({ answers: { a: NAME } })}
    where organization_id = ${organization} and id = ${run_id}`);
  await call.run(sql`
    update automation_approvals set question = ${`May ${NAME} join?`}, partner_id = ${partner_id}
    where organization_id = ${organization} and id = ${approval_id}`);
  await insert('automation_step_runs', {
    automation_id,
    run_id,
    step_id: 'mail',
    effect_key: 'mail',
    kind: 'email',
    label: `Email ${NAME}`,
    status: 'done',
    input: { text: `Dear ${NAME}` },
    output: { to: [EMAIL] },
    started_at: at,
  });
  await insert('automation_hooks', {
    automation_id,
    scheme: 'signed',
    changed_at: at,
    sample: JSON.stringify([{ path: 'email', trail: ['email'], example: EMAIL, kind: 'text' }]),
    sample_at: at,
    sample_until: new Date(at.getTime() + 3_600_000),
  });
  const campaign_id = await sampleEmailCampaign(call);
  const topic_id = await sampleEmailTopic(call);
  await insert('email_campaign_recipients', {
    campaign_id,
    contact_id,
    partner_id,
    email: EMAIL,
    full_name: NAME,
    status: 'sent',
  });
  await insert('email_suppressions', { email: EMAIL, topic_id, reason: 'unsubscribed' });
  await insert('inbound_mails', {
    address_key: 'reply',
    ref_id: newId(),
    message_key: newId(),
    from_address: EMAIL.toLowerCase(),
    from_name: NAME,
    subject: `Re: ${NAME}`,
    status: 'handled',
  });
  await insert('mail_outbox', {
    to_address: EMAIL,
    to_name: NAME,
    subject: 'Hello',
    body_text: `Dear ${NAME}`,
    kind: 'automation',
    hides: 'nothing',
  });
  return { topic_id };
}

test('erasing a person leaves their name and address nowhere, and keeps what happened', async () => {
  const { ids, topic_id } = await company.within(async (call) => {
    const partner_id = await samplePartner(call);
    const contact_id = await sampleContact(call, {
      partner_id,
      first_name: 'Zelda',
      last_name: 'Quistgaard',
      email: EMAIL,
      phone: '+45 12 34 56 78',
    });
    return { ids: { partner_id, contact_id }, ...(await plant(call, { partner_id, contact_id })) };
  });
  expect((await tablesThatName()).length).toBeGreaterThan(15);
  const manager = await company.member('partner_manager');
  expect((await manager.request('POST', `/contacts/${ids.contact_id}/erase`, {})).statusCode).toBe(403);
  const other = await world.company('Other');
  expect((await other.owner.request('POST', `/contacts/${ids.contact_id}/erase`, {})).statusCode).toBe(404);

  const before = await company.owner.post<{ seals: number }>('/audit_events/verify');
  expect(before).toMatchObject({ is_intact: true });
  const erased = await company.owner.post<{ full_name: string; email: null }>(`/contacts/${ids.contact_id}/erase`);
  expect(erased).toMatchObject({ full_name: 'Deleted person', email: null });
  expect(await tablesThatName()).toEqual([]);
  expect(await company.owner.post('/audit_events/verify')).toMatchObject({ is_intact: true });
  const log = await company.owner.get<object[]>(`/audit_events?ref_id=${ids.contact_id}&_end=50`);
  expect(log.length).toBeGreaterThan(1);
  expect(JSON.stringify(log)).not.toContain('12 34 56');
  const [run] = await company.owner.get<{ id: string }[]>('/automation_runs?_end=1');
  expect(await company.owner.get(`/automation_runs/${run!.id}/steps`)).toMatchObject([
    { output: { to: ['Deleted person'] } },
  ]);

  // A person who unsubscribed gets no campaign after being added again, although the address is not stored any more.
  const reasons = await company.within(async (call) => {
    await sampleContact(call, {
      partner_id: ids.partner_id,
      first_name: 'Zelda',
      last_name: 'Again',
      email: EMAIL,
      is_primary: false,
    });
    const audience_id = await sampleAudience(call, {
      entity: 'contacts',
      conditions: { any: [{ all: [{ field: 'contact.is_primary', op: 'eq', value: false }] }] } as never,
    });
    const { text, parameters } = await selectPeople(call, {
      audience_id,
      excluded_audience_ids: [],
      topic_id,
      reaches: 'everyone',
    } as never);
    return call.rows<{ skip_reason: string | null }>(`select * from (${text}) p where email = '${EMAIL}'`, [
      ...parameters.values,
    ]);
  });
  expect(reasons).toMatchObject([{ skip_reason: 'suppressed' }]);
});

test('a person who can sign in is not erased', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, partner);
  const contact = await company.within(async (call) => {
    const id = await sampleContact(call, { partner_id: partner });
    await call.run(
      sql`update contacts set user_id = ${user.user_id} where organization_id = ${call.organization_id} and id = ${id}`,
    );
    return id;
  });
  expect((await company.owner.request('POST', `/contacts/${contact}/erase`, {})).statusCode).toBe(409);
});
