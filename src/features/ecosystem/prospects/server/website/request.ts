import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import type { Prospect } from '../../schema.ts';

/** A website that was read is not read again for a week. */
const KEPT_MS = 7 * 86_400_000;
/** A website that could not be read, or whose reading was lost, can be tried again after this time. */
const RETRY_MS = 60_000;
/** Keeps one company from using the server to crawl. */
const A_DAY = 200;

/** Queues reading a prospect's website. Another prospect with the same domain shares what was read. */
export async function requestReading(call: Call, { domain: host }: Prospect): Promise<void> {
  if (!host) throw invalid({ domain: ['is required to read the website'] });
  const now = call.now().getTime();
  const known = await call.maybe<{ status: string; asked_at: string }>(sql`
    select status, asked_at from prospect_sites where organization_id = ${call.organization_id} and host = ${host}
    for update`);
  const age = known ? now - new Date(known.asked_at).getTime() : Infinity;
  if (known?.status === 'read' && age < KEPT_MS)
    throw conflict('The website was read in the last seven days. Read it again later.');
  if (known && age < RETRY_MS) return;
  const { count } = await call.asCompany((company) =>
    company.one<{ count: number }>(sql`
      select count(*)::int as count from prospect_sites
      where organization_id = ${company.organization_id} and asked_at > ${new Date(now - 86_400_000)}`),
  );
  if (count >= A_DAY) throw new Refusal(429, `You can read up to ${A_DAY} websites a day. Try again tomorrow.`);
  await call.run(sql`
    insert into prospect_sites (organization_id, host, status, asked_at)
    values (${call.organization_id}, ${host}, 'reading', ${call.now()})
    on conflict (organization_id, host) do update set status = 'reading', asked_at = excluded.asked_at, message = null`);
  await call.enqueue('prospects.read-website', { host }, { queue: `prospect sites ${call.organization_id}` });
}
