/**
 * My work of a company with 100,000 deals and thousands of registrations, steps, contracts and documents, of which
 * about three thousand items are open, and of one of its partners.
 */
import { sql } from '../src/server/db/sql.ts';
import { load, median, type Request, report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const DEALS = size(100_000, 1_000);
const ROUNDS = size(5, 1);
const MILLISECONDS = 1_000;
/** One query has to be faster than that. */
const REACH_MS = 50;

const FILLED = [
  'opportunities',
  'deal_registrations',
  'tracks',
  'track_assignments',
  'track_step_progress',
  'document_requests',
  'contracts',
  'contract_signings',
];

const world = await createBenchWorld({ opportunities: DEALS });
try {
  await openWork();
  const port = await world.server('ours');
  const works: [string, Request][] = [
    ['first page of a company', read('/api/work_items?whose=all')],
    ['a later page of a company', read('/api/work_items?whose=all&_start=200&_end=220')],
    ['with a search', read('/api/work_items?whose=all&q=partner%201')],
    ['count of a company', read('/api/work_items/count')],
    ['first page of a partner', read('/api/work_items', world.partner_token)],
    ['count of a partner', read('/api/work_items/count', world.partner_token)],
  ];
  for (const [name, request] of works) {
    await load(port, () => request, MILLISECONDS, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await load(port, () => request, MILLISECONDS, 1));
    const { p50_ms } = median(rounds);
    report({
      measure: `my work, ${name}, p50`,
      value: Math.round(p50_ms * 100) / 100,
      unit: 'ms',
      baseline: `${REACH_MS} ms`,
      ratio: p50_ms / REACH_MS,
      reach: '<= 1',
    });
  }
} finally {
  await world.close();
}

function read(path: string, token = world.token): Request {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
}

/** Inserts work in all states; a tenth of it is open. */
async function openWork(): Promise<void> {
  await world.admin.unscoped(async (tx) => {
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    // The rows refer to templates and versions that do not exist.
    const keys = await tx.rows<{ drop: string }>(sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'f' and conrelid::regclass::text = any(${['track_assignments', 'contracts']})`);
    for (const key of keys) await tx.run(key.drop);
    const partners = '(select array_agg(id order by id) as p from partners) partners';
    await tx.run(sql`
      update opportunities set next_step = 'Call', next_step_on = current_date - 400 + (number % 800)::int,
        expected_close_on = current_date + (number % 700)::int - 7 where number % 4 = 0`);
    await tx.run(sql`
      insert into deal_registrations (organization_id, number, partner_id, type_id, status, account_name, title,
        review_due_at, submitted_at, expires_at)
      select ${world.organization_id}, n, p[1 + n % 50], t.id,
        case n % 10 when 0 then 'pending_review' when 1 then 'info_requested' when 2 then 'draft' when 3 then 'approved'
        else 'rejected' end,
        'Account ' || n, 'Deal ' || n, now() + (n % 100) * interval '1 hour', now(), now() + (n % 90) * interval '1 day'
      from generate_series(1, 10000) n, ${sql.raw(partners)}, (select id from opportunity_types limit 1) t`);
    const [track] = await tx.rows<{ id: string }>(
      sql`insert into tracks (organization_id, name) values (${world.organization_id}, 'Onboarding') returning id`,
    );
    await tx.run(sql`
      with made as (insert into track_assignments (organization_id, track_id, version, partner_id, track_name, status,
        source, starts_on)
        select ${world.organization_id}, ${track!.id}, 1, p[n], 'Onboarding', 'in_progress', 'rule', current_date
        from generate_series(1, 50) n, ${sql.raw(partners)} returning *)
      insert into track_step_progress (organization_id, assignment_id, partner_id, step_key, title, kind, side, state,
        due_on, done_at)
      select ${world.organization_id}, a.id, a.partner_id, 'step ' || n, 'Step ' || n, 'task',
        case when n % 3 = 0 then 'company' else 'partner' end,
        case when n % 10 = 0 then 'pending' when n % 10 = 1 then 'waiting_approval' else 'completed' end,
          current_date + n - 50, now()
      from made a, generate_series(1, 100) n`);
    await tx.run(sql`
      insert into document_requests (organization_id, partner_id, kind, name, status, due_on)
      select ${world.organization_id}, p[1 + n % 50], 'other', 'Document ' || n,
        case when n % 10 < 2 then 'requested' else 'canceled' end,
        current_date + n % 60 - 30 from generate_series(1, 5000) n, ${sql.raw(partners)}`);
    await tx.run(sql`
      with made as (insert into contracts (organization_id, number, partner_id, template_id, template_version, title,
        kind, status, source, sent_at, completed_at, sealed_sha256)
        select ${world.organization_id}, n, p[1 + n % 50], new_id(), 1, 'Agreement ' || n, 'reseller',
          case when n % 10 = 0 then 'sent' else 'active' end, 'text', now(), now(), 'x'
        from generate_series(1, 3000) n, ${sql.raw(partners)} returning *)
      insert into contract_signings (organization_id, contract_id, partner_id, role_key, role_name, side, position,
        name, email, status)
      select ${world.organization_id}, c.id, c.partner_id, s, s, s, 1, 'Jo Keller',
        case when s = 'company' and c.number % 100 = 0 then 'owner@bench.test' else 'jo@example.com' end,
        case when c.status = 'sent' then 'notified' else 'canceled' end
        from made c, unnest(array['company', 'partner']) s`);
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
  await world.admin.pool.query('vacuum analyze');
}
