import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import { closed, Type } from '#shared/schema.ts';
import { MailHistory, type MailHistoryEntry, type SubjectTable, subjectTables } from '../schema.ts';
import { digestKinds } from './kinds.ts';

interface Line {
  noun: string;
  modes: readonly ('company' | 'partner')[];
  /** Selects ids of related records whose emails are included; `$2` is the record's id. */
  also?: string;
}

const both = ['company', 'partner'] as const;
/** The records whose history includes emails. */
const lines: Partial<Record<SubjectTable, Line>> = {
  opportunities: {
    noun: 'This opportunity',
    modes: both,
    also: `select id from deal_registrations where organization_id = $1 and opportunity_id = $2
           union all select id from commission_lines where organization_id = $1 and opportunity_id = $2`,
  },
  deal_registrations: { noun: 'This deal registration', modes: both },
  partners: {
    noun: 'This partner',
    modes: both,
    also: 'select id from partners where organization_id = $1 and merged_into_id = $2',
  },
  payout_batches: {
    noun: 'This payout',
    modes: ['company'],
    also: 'select id from payout_items where organization_id = $1 and batch_id = $2',
  },
  payout_items: { noun: 'This payment', modes: both },
};

const Query = closed({ limit: Type.Integer({ minimum: 1, maximum: 1000, default: 30 }) });

/** Lists the emails about one record without their content. */
export function mailHistoryRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const [table, line] of Object.entries(lines) as [SubjectTable, Line][]) {
    registerAction(
      api,
      kernel,
      action({
        method: 'GET',
        url: `/${table}/:id/mails`,
        summary: 'List the emails about this record, newest first, with recipient and status',
        can: `${table}:view`,
        modes: line.modes,
        params: IdParams,
        query: Query,
        response: MailHistory,
        run: async (call, { params, query }) => {
          await call.one(
            sql`
              select from ${sql.identifier(table)} where organization_id = ${call.organization_id} and id = ${params.id}`,
            line.noun,
          );
          return mailsTold(call, params.id, line, query.limit);
        },
      }),
    );
  }
}

/**
 * The caller's own scope decides which emails are listed: a partner's people see those sent to people of the partner.
 * An email about a record the caller's role may not see is left out, because its subject line reveals it.
 */
async function mailsTold(call: Call, id: string, { also }: Line, limit: number): Promise<MailHistory> {
  const open = subjectTables.filter((table) => allows(call.actor.permissions, table, 'view'));
  const found = await call.rows<{ mail_id: string; partner_id: string | null; total: number }>(
    `with about as (select $2::uuid as id ${also ? `union all ${also}` : ''})
     select s.mail_id, s.partner_id, count(*) over () as total from mail_subjects s
     where s.organization_id = $1
       and s.mail_id in (select a.mail_id from mail_subjects a where a.organization_id = $1 and a.ref_id in (select id from about))
     group by s.mail_id, s.partner_id, s.created_at having bool_and(s.ref_table = any($3))
     order by s.created_at desc, s.mail_id desc limit $4`,
    [call.organization_id, id, open, limit],
  );
  const partners = new Map(found.map(({ mail_id, partner_id }) => [mail_id, partner_id]));
  const isPartner = call.actor.mode === 'partner';
  // Emails belong to the company; only these columns of the ones found are returned. Partners read those to themselves.
  const mails = await call.asCompany((company) =>
    company.rows<Omit<MailHistoryEntry, 'partner_id'>>(sql`
      select id, subject, coalesce(to_name, to_address) as to_name, status, created_at, sent_at from mail_outbox
      where organization_id = ${company.organization_id} and id = any(${[...partners.keys()]}) and hides <> 'everything'
        and (kind <> all(${digestKinds()}) or access ->> 'user_id' = ${call.actor.user_id})
        and (${!isPartner} or coalesce(access ->> 'user_id', user_id::text) = ${call.actor.user_id})
      order by created_at desc, id desc`),
  );
  return {
    total: isPartner ? mails.length : (found[0]?.total ?? 0),
    mails: mails.map((mail) => ({
      ...mail,
      ...(isPartner && { status: null }),
      partner_id: partners.get(mail.id) ?? null,
    })),
  };
}
