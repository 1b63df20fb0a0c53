import { holdBackMails } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { ReportSettings } from '../schema.ts';

/** External addresses and domains that this company's reports may go to; none by default. */
export async function externalAddresses(call: Call): Promise<string[]> {
  const row = await call.maybe<ReportSettings>(
    sql`select external_addresses from report_settings where organization_id = ${call.organization_id}`,
  );
  return row?.external_addresses ?? [];
}

export async function saveReportSettings(call: Call, { external_addresses }: ReportSettings): Promise<ReportSettings> {
  rejectWhileImpersonating(call, 'external_addresses');
  const addresses = [...new Set(external_addresses.map((address) => address.toLowerCase()))];
  await call.run(sql`
    insert into report_settings (organization_id, external_addresses) values (${call.organization_id}, ${addresses})
    on conflict (organization_id) do update set external_addresses = excluded.external_addresses`);
  await withholdFromOthers(call, addresses);
  return { external_addresses: addresses };
}

/** Holds back queued emails to external addresses that are no longer allowed. */
async function withholdFromOthers(call: Call, allowed: readonly string[]): Promise<void> {
  const waiting = await call.rows<{ mail_id: string; address: string }>(sql`
    select d.mail_id, d.address from report_deliveries d
    join mail_outbox m on m.organization_id = d.organization_id and m.id = d.mail_id
      and m.status in ('queued', 'failed')
    where d.organization_id = ${call.organization_id} and d.reader_kind = 'external'`);
  const ids = waiting.filter(({ address }) => !isAllowed(address, allowed)).map(({ mail_id }) => mail_id);
  if (ids.length > 0)
    await holdBackMails(call, ids, 'Not sent: this address is no longer an allowed external recipient.');
}

/** External recipients cannot be changed while impersonating. @throws 422 */
export function rejectWhileImpersonating({ actor }: Call, field: string): void {
  if (actor.impersonator_id === null) return;
  throw invalid({
    [field]: [`You are viewing as ${actor.full_name}. Only they can decide on external recipients.`],
  });
}

/** An allowed domain lets every address there in, and none of its subdomains. */
export function isAllowed(address: string, allowed: readonly string[]): boolean {
  const whole = address.toLowerCase();
  return allowed.includes(whole) || allowed.includes(whole.slice(whole.lastIndexOf('@') + 1));
}
