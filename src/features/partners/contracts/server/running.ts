import type { Call } from '#server/call.ts';

/** Whether a partner has a running contract from a template, or any. */
export async function runningContract(
  call: Call,
  partner_id: string,
  template_id?: string,
): Promise<string | undefined> {
  const found = await call.maybe<{ id: string }>(
    `select id from contracts where organization_id = $1 and partner_id = $2 and status in ('completed', 'active', 'expiring')
       and ($3::uuid is null or template_id = $3) order by completed_at desc limit 1`,
    [call.organization_id, partner_id, template_id ?? null],
  );
  return found?.id;
}
