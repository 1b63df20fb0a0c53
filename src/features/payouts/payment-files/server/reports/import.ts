import { createHash } from 'node:crypto';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { newId } from '#shared/ids.ts';
import type { NewPaymentReport, PaymentReportLine, ReportKind } from '../../schema.ts';
import { notifyReport } from '../notices.ts';
import { type AppliedLine, applyLines } from './apply.ts';
import type { ParsedReport } from './line.ts';

const readReport = guardedTask<typeof import('./report.task.ts').run>(new URL('./report.task.ts', import.meta.url), {
  subject: 'The file',
  field: 'text',
  seconds: 15,
});

/** Lines beyond this number belong into another file. */
const MOST_LINES = 10_000;

/**
 * Imports a status file and sets what it says. The same file again gives the same report and changes nothing.
 * @returns the id of the report
 */
export async function importReport(call: Call, { file_name, text }: NewPaymentReport): Promise<string> {
  const parsed = await readReport({ file_name, text }, { share: call.organization_id });
  if (parsed.lines.length === 0) throw invalid({ text: ['says nothing about payments'] });
  if (parsed.lines.length > MOST_LINES) throw invalid({ text: [`has more than ${MOST_LINES} lines`] });
  const sha256 = createHash('sha256').update(text).digest('hex');
  return storeReport(call, { file_name, sha256, parsed });
}

export async function storeReport(
  call: Call,
  { file_name, sha256, parsed }: { file_name: string; sha256: string; parsed: ParsedReport },
): Promise<string> {
  // The books are locked first, as by everything that moves payments, and a second import of the file waits here.
  await openBooks(call);
  const earlierReport = await call.maybe<{ id: string }>(
    sql`select id from payment_reports where organization_id = ${call.organization_id} and sha256 = ${sha256}`,
  );
  if (earlierReport) return earlierReport.id;
  const id = newId();
  const applied = await applyLines(call, parsed.lines);
  const count = (result: AppliedLine['result']) => applied.filter((line) => line.result === result).length;
  await call.run(sql`
    insert into payment_reports (organization_id, id, kind, file_name, sha256, message_id, line_count, applied_count,
      unknown_count, refused_count, created_at)
    values (${call.organization_id}, ${id}, ${parsed.kind}, ${file_name.trim()}, ${sha256},
      ${parsed.message_id?.slice(0, 100) ?? null}, ${applied.length}, ${count('applied')}, ${count('unknown')},
      ${count('refused')}, ${call.now()})`);
  await call.run(sql`
    insert into payment_report_lines (organization_id, report_id, line_no, reference, item_id, amount_minor, currency, outcome, code, detail, result, note)
     select ${call.organization_id}, ${id}, line_no, reference, item_id, amount_minor, currency, outcome, code, detail, result, note
     from jsonb_to_recordset(${JSON.stringify(
       applied.map(({ line, item_id, outcome, result, note }, index) => ({
         line_no: index + 1,
         reference: line.reference.slice(0, 200),
         item_id,
         amount_minor: line.amount_minor,
         currency: line.currency,
         outcome,
         code: line.code?.slice(0, 40) ?? null,
         detail: line.detail?.slice(0, 500) ?? null,
         result,
         note,
       })),
     )}) as l (line_no int, reference text, item_id uuid, amount_minor bigint, currency text, outcome text, code text, detail text, result text, note text)`);
  await notifyReport(call, { id, file_name, kind: parsed.kind as ReportKind }, applied);
  return id;
}

export async function reportLines(call: Call, id: string): Promise<PaymentReportLine[]> {
  await call.one(
    sql`select 1 from payment_reports where organization_id = ${call.organization_id} and id = ${id}`,
    'This status file',
  );
  return call.rows<PaymentReportLine>(sql`
    select l.line_no, l.reference, l.item_id, i.batch_id, p.name as partner_name, i.statement_no, l.amount_minor,
      l.currency, l.outcome, l.code,
      l.detail, l.result, l.note
    from payment_report_lines l
    left join payout_items i on i.organization_id = l.organization_id and i.id = l.item_id
    left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
    where l.organization_id = ${call.organization_id} and l.report_id = ${id} order by l.line_no`);
}
