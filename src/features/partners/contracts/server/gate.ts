import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { said } from '#shared/text/labels.ts';
import { kindOptions } from '../../contract-templates/content.schema.ts';
import { openStatuses, runningStatuses } from '../schema.ts';
import { gateTexts } from './gate.texts.ts';

/** A contract of a kind that everybody signed and that has not ended. */
export const contractRequirement = defineGateRequirement({
  key: 'contract',
  texts: gateTexts,
  options: async () => kindOptions.map(({ value, label }) => ({ value, label: said(label) })),
  phrase: (kind) => gateTexts.phrase(kind),
  metBy: async (call, kind) => {
    const rows = await call.rows<{ partner_id: string }>(sql`
      select distinct partner_id from contracts
      where organization_id = ${call.organization_id} and kind = ${kind}
        and status = any(${[...runningStatuses, 'awaiting_seal']})`);
    return new Set(rows.map(({ partner_id }) => partner_id));
  },
  opened: async (call, partner_id, kind) => {
    const contract = await call.maybe<{
      id: string;
      title: string;
      company: string;
      is_signed_by_partner: boolean;
    }>(sql`
      select c.id, c.title, o.name as company, not exists (select from contract_signings s
        where s.organization_id = c.organization_id and s.contract_id = c.id and s.side = 'partner'
          and s.status <> 'signed') as is_signed_by_partner
      from contracts c join organizations o on o.id = c.organization_id
      where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id} and c.kind = ${kind}
        and c.status = any(${[...openStatuses]})
      order by c.sent_at desc limit 1`);
    if (!contract) return undefined;
    const { id, title, company, is_signed_by_partner } = contract;
    const opened = { link: `/partners/contracts/show/${id}`, company: gateTexts.open };
    if (!is_signed_by_partner) return { ...opened, partner: gateTexts.sign };
    return {
      ...opened,
      partner: gateTexts.view,
      lacks: { partner: gateTexts.theirs(company, title), company: gateTexts.yours(title) },
    };
  },
  partner: '/partners/contracts',
  company: (partner_id) => `/partners/contracts?partner_id=${partner_id}`,
});
