import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';

interface Requirement {
  name: string;
  /** Whether someone at the partner, or the partner itself, holds it today. */
  is_held: boolean;
}

/** The certificate that a deal type asks of partners, and whether this one has it. With the company's rights. */
export async function certificateFor(call: Call, partner_id: string, type_id: string): Promise<Requirement | null> {
  const found = await call.maybe<Requirement>(sql`
    select g.name, exists (select from certificates c
      where c.organization_id = g.organization_id and c.program_id = g.id
        and c.partner_id = ${partner_id} and c.status in ('active', 'expiring')
          and (c.expires_on is null or c.expires_on >= ${call.today()})) as is_held
    from opportunity_types t
    join certificate_programs g on g.organization_id = t.organization_id and g.id = t.required_program_id
    where t.organization_id = ${call.organization_id} and t.id = ${type_id}`);
  return found ?? null;
}

/** @throws 422 without the certificate that the deal type asks for */
export async function requireCertificate(
  call: Call,
  { partner_id, type_id }: { partner_id: string; type_id: string },
): Promise<void> {
  const required = await certificateFor(call, partner_id, type_id);
  if (!required || required.is_held) return;
  const text = `asks for the certificate “${required.name}”. No one at this partner holds a valid one.`;
  throw invalid({ type_id: [text] }, `This deal type ${text}`);
}
