import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { isId } from '#shared/ids.ts';
import { gateTexts } from './gate.texts.ts';

/** A valid certificate that the partner, or a person of it, holds. */
export const certificateRequirement = defineGateRequirement({
  key: 'certificate',
  texts: gateTexts,
  options: async (call) =>
    (
      await call.rows<{ value: string; label: string }>(sql`
        select id as value, name as label from certificate_programs
        where organization_id = ${call.organization_id} and archived_at is null order by name, id`)
    ).map(({ value, label }) => ({ value, label })),
  phrase: (name) => gateTexts.phrase(name),
  metBy: async (call, program_id) => {
    if (!program_id || !isId(program_id)) return new Set();
    const found = await call.rows<{ partner_id: string }>(sql`
      select distinct partner_id from certificates
      where organization_id = ${call.organization_id} and program_id = ${program_id}
        and status in ('active', 'expiring') and (expires_on is null or expires_on >= ${call.today()})`);
    return new Set(found.map(({ partner_id }) => partner_id));
  },
  partner: '/partner-training/certificates',
  company: (partner_id) => `/training/certificates/held?partner_id=${partner_id}`,
});
