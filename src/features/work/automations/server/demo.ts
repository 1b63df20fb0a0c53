import { updatePartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationCreate } from '../schema.ts';
import { addFailedRun, anniversary } from './demo-failed-run.ts';
import { nextTime } from './engine/clock.ts';
import { describePaths } from './foreign-json/describe.ts';
import { keepSample, listenForSample } from './hooks/samples.ts';
import { createHook } from './hooks/store.ts';
import { createAutomation, createFromRecipe } from './service.ts';

const NOTE = 'Member of the advisory board.';

/** A flow with an approval, whose runs of the last weeks the demo contains. */
const advisory: Definition = {
  trigger: { kind: 'schedule', table: 'partners', cron: '0 9 1 * *' },
  when: {
    any: [
      {
        all: [
          { field: 'partner.status_category', op: 'in', value: ['active'] },
          { field: 'partner.won_deals_12_months', op: 'gte', value: 1 },
        ],
      },
    ],
  },
  reentry: 'after_days',
  reentry_days: 365,
  steps: [
    {
      id: 'ask',
      kind: 'approval',
      params: {
        to: 'owner',
        question: 'Invite {{partner.name}} to the advisory board?',
        on_reject: 'stop',
        days: 14,
      },
    },
    { id: 'mark', kind: 'update', params: { field: 'internal_notes', value: NOTE } },
  ],
};

/** A draft that turns the responses of a form into work and a chat message. It is not live, because it would post. */
const intake: Definition = {
  trigger: {
    kind: 'webhook',
    table: null,
    fields: [
      { name: 'company', path: 'form_response.answers[field.ref="company"].text', kind: 'text' },
      { name: 'email', path: 'form_response.answers[field.ref="email"].email', kind: 'text' },
      { name: 'budget', path: 'form_response.answers[field.ref="budget"].number', kind: 'number' },
    ],
  },
  when: { any: [{ all: [{ field: 'hook.budget', op: 'gte', value: 5000 }] }] },
  steps: [
    {
      id: 'call',
      kind: 'task',
      params: { title: 'Call {{hook.company}}', days: 1, to: 'owner', description: 'Reply to {{hook.email}}.' },
    },
  ],
};

/** The response of a form, as the draft received it as a test event. */
const received = {
  form_response: {
    form_id: 'lT4Z3j',
    submitted_at: '2026-11-24T09:12:30Z',
    answers: [
      { type: 'text', text: 'Havel Logistics', field: { type: 'short_text', ref: 'company' } },
      { type: 'email', email: 'jana@havel.example', field: { type: 'email', ref: 'email' } },
      { type: 'number', number: 12_000, field: { type: 'number', ref: 'budget' } },
    ],
  },
};

async function addIntake(call: Call): Promise<void> {
  const channel = await call.maybe<{ id: string }>(sql`
    select id from chat_channels
    where organization_id = ${call.organization_id} and partner_id is null order by name limit 1`);
  const definition: Definition = {
    ...intake,
    steps: [
      ...intake.steps,
      ...(channel
        ? [
            {
              id: 'post',
              kind: 'chat',
              params: {
                channel_id: channel.id,
                text: 'New request from {{hook.company}}',
                facts: ['hook.email', 'hook.budget'],
                with_link: false,
              },
            },
          ]
        : []),
    ],
  };
  const id = await createAutomation(call, {
    name: 'Follow up on requests from our website',
    description: 'A response to the form becomes a task and a message in the channel of the deal desk.',
    definition: definition as AutomationCreate['definition'],
  });
  await createHook(call, id, { scheme: 'typeform' });
  await listenForSample(call, id);
  const { hook_id } = await call.one<{ hook_id: string }>(sql`
    select id as hook_id from automation_hooks
    where organization_id = ${call.organization_id} and automation_id = ${id}`);
  await keepSample(call, hook_id, describePaths(received));
}

interface Asked {
  partner: { id: string; name: string };
  /** Days before today. */
  ago: number;
  decision: 'approved' | 'rejected' | null;
}

async function automate(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners').slice(0, 5);
  const id = await history.on(history.day(-2), async (call) => {
    const made = await createAutomation(call, {
      name: 'Invite winners to the advisory board',
      description: 'Asks for approval once a month, and notes it on the partner.',
      definition: advisory as AutomationCreate['definition'],
    });
    await publish(call, made, advisory, company.owner_name);
    return made;
  });
  for (const [index, partner] of partners.entries()) {
    const decision = index === 4 ? null : index === 3 ? ('rejected' as const) : ('approved' as const);
    const asked: Asked = { partner, ago: index === 4 ? 2 : 20 - index, decision };
    await history.on(history.day(0, -asked.ago), (call) => addRun(call, id, asked, company));
  }
  await history.on(history.day(0, -3), async (call) => {
    const thanks = await createAutomation(call, {
      name: 'Ask partners after 90 days',
      description: 'Notes the day, and asks the partner what to do better.',
      definition: anniversary as AutomationCreate['definition'],
    });
    await publish(call, thanks, anniversary, company.owner_name);
    await addFailedRun(
      call,
      thanks,
      story.get('partners')[6]!,
      'The partner has neither a primary contact with an email nor users.',
    );
  });
  await history.on(history.day(0, -6), async (call) => {
    await createFromRecipe(call, 'stale_deal');
    await createFromRecipe(call, 'certificate_expiring');
  });
}

/** The demo publishes without a dry run, because its past does not exist yet on that day. */
async function publish(call: Call, id: string, definition: Definition, published_by_name: string): Promise<void> {
  await call.run(sql`
    insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
      published_by_name, created_at)
    select organization_id, id, 1, name, definition, owner_user_id, ${published_by_name}, ${call.now()} from automations
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    update automations
    set status = 'active', published_version = 1, published_at = ${call.now()}, trigger_kind = ${definition.trigger.kind},
      next_at = ${nextTime(definition.trigger, call.actor.timezone, new Date())}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** A run with its question, decided two days later or still open. */
async function addRun(
  call: Call,
  automation_id: string,
  { partner, decision }: Asked,
  { owner, owner_name }: { owner: string; owner_name: string },
): Promise<void> {
  const id = newId();
  const question = `Invite ${partner.name} to the advisory board?`;
  const isOpen = decision === null;
  const position = [{ of: null, block: 'steps', at: isOpen ? 0 : 2 }];
  const now = call.now();
  await call.run(sql`
    insert into automation_runs (id, organization_id, automation_id, version, status, cause, subject_table, subject_id,
      subject_name,
      partner_id, dedupe_key, root_run_id, position, wait_kind, due_at, created_at, started_at, finished_at)
    values (${id}, ${call.organization_id}, ${automation_id}, 1, ${isOpen ? 'waiting' : 'succeeded'}, 'schedule',
      'partners', ${partner.id}, ${partner.name}, ${partner.id}, ${`demo:${partner.id}`}, ${id},
      ${JSON.stringify(position)}, ${isOpen ? 'approval' : null}, ${isOpen ? days(call, 14) : null}::timestamptz,
      ${now}, ${now}, ${isOpen ? null : days(call, 1)})`);
  await call.run(sql`
    insert into automation_approvals (organization_id, automation_id, run_id, step_id, effect_key, partner_id, question,
      approver_user_id,
      status, decided_at, decided_by, expires_at, created_at)
    values (${call.organization_id}, ${automation_id}, ${id}, 'ask', 'ask', ${partner.id}, ${question}, ${owner},
      ${decision ?? 'open'}, ${isOpen ? null : days(call, 1)}, ${isOpen ? null : owner}, ${days(call, 14)},
      ${call.now()})`);
  const step = (key: string, kind: string, label: string, status: string, output: object) =>
    call.run(
      `insert into automation_step_runs (organization_id, automation_id, run_id, step_id, effect_key, kind, label, status, is_effect,
         output, started_at, finished_at)
       values ($1, $2, $3, $4, $4, $5, $6, $7::text, $8, $9, $10, case when $7::text = 'done' then $10::timestamptz + interval '1 day' end)`,
      [
        call.organization_id,
        automation_id,
        id,
        key,
        kind,
        label,
        status,
        kind === 'update',
        JSON.stringify(output),
        call.now(),
      ],
    );
  await step('ask', 'approval', `Ask the owner of the record: “${question}”`, isOpen ? 'waiting' : 'done', {
    ...(decision && { decision, by: owner_name }),
  });
  if (decision !== 'approved') return;
  await call.because('Automation “Invite winners to the advisory board”');
  await updatePartner(call, partner.id, { internal_notes: NOTE });
  await call.because('');
  await step('mark', 'update', `Set internal notes to “${NOTE}”`, 'done', { field: 'internal_notes', after: NOTE });
}

const days = (call: Call, count: number) => new Date(call.now().getTime() + count * 86_400_000);

/** Channels of chats are added after the history of the program. */
export const demo = [
  defineDemo('automations', { when: 'end', run: automate }),
  defineDemo('automation-hooks', {
    when: 'afterwards',
    after: ['chat-channels'],
    run: ({ history }) => history.on(history.day(0), addIntake),
  }),
];
