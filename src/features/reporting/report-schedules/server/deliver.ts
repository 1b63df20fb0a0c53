import { permissionSnapshot, sendMail } from '#features/platform/mails/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguageOf } from '#server/language.ts';
import { newFileKey } from '#server/ports/files.ts';
import { localeOf, readerLocale } from '#shared/places/regions.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import {
  type Format,
  MAX_PDF_ROWS,
  MAX_REPORT_ROWS,
  type Paper,
  type ReportQuestion,
  type ReportSchedule,
} from '../schema.ts';
import { reportDayText } from './cells.ts';
import { contentFor } from './content.ts';
import { type ReportFile, reportFile } from './file.ts';
import { composeReportMail } from './report-mail.ts';
import { externalAddresses, isAllowed } from './settings.ts';

/** The largest attachment of an email in bytes; larger files are sent as a link. */
const LARGEST_ATTACHMENT = 8_000_000;
const FILES_KEPT_DAYS = 30;
/** So often a delivery that broke is tried again by itself. */
const MOST_ATTEMPTS = 3;

interface Task extends ReportQuestion, Pick<ReportSchedule, 'question'> {
  id: string;
  attempts: number;
  reader_kind: 'colleague' | 'partner' | 'external';
  eyes_user_id: string | null;
  partner_id: string | null;
  full_name: string;
  address: string;
  name: string;
  timezone: string;
  format: Format;
  delivery: 'attachment' | 'link';
  subject: string;
  message: string;
  only_if_rows: boolean;
  owner_user_id: string;
  /** Set for a schedule made in the portal. */
  owner_partner_id: string | null;
  external_confirmed_by: string | null;
  company: string;
  region: string;
}

/** The actor whose permissions decide the content, and the name of the sender, unless they have left. */
interface Sight {
  eyes: Actor;
  sender: string | null;
}

/** The result of a delivery to one reader. */
interface Outcome {
  paper: Paper;
  file?: ReportFile & { key: string };
  isSkipped: boolean;
}

/** Makes and sends one reader's copy. However often it runs, even concurrently, the reader gets one email. */
export async function deliverReport(job: Job, delivery_id: string): Promise<void> {
  const task = await job.within((call) => claim(call, delivery_id));
  if (!task) return;
  try {
    const { eyes, sender } = await eyesFor(job, task);
    const outcome = await outcomeOf(job.kernel, task, eyes);
    const isSent = await job.within((call) => settle(call, task, outcome, { sender, eyes }));
    if (!isSent && outcome.file) await job.kernel.reports.remove(outcome.file.key);
  } catch (error) {
    const isFinal = error instanceof Refusal || task.attempts >= MOST_ATTEMPTS;
    await job.within((call) => fail(call, task, wordsOf(error)));
    if (!isFinal) throw error;
  }
}

/** Claims the delivery as one more attempt; an attempt that another one overtook has no effect. */
async function claim(call: Call, delivery_id: string): Promise<Task | undefined> {
  const [claimed] = await call.rows<{ run_id: string }>(sql`
    update report_deliveries set state = 'running', attempts = attempts + 1, error = null, finished_at = null
    where organization_id = ${call.organization_id} and id = ${delivery_id}
      and (state in ('queued', 'running') or (state = 'failed' and attempts between 1 and ${MOST_ATTEMPTS} - 1))
      and mail_id is null returning run_id`);
  if (!claimed) return undefined;
  return call.one<Task>(sql`
    select d.id, d.attempts, d.reader_kind, d.eyes_user_id, d.partner_id, d.full_name, d.address, s.name, s.object,
      s.columns, s.filters, s.sort, s.question,
      s.group_by, s.sums, s.chart, s.has_details, s.timezone, s.format, s.delivery, s.subject, s.message,
        s.only_if_rows, s.owner_user_id,
      s.partner_id as owner_partner_id, s.external_confirmed_by, o.name as company, o.region
    from report_deliveries d join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
    join organizations o on o.id = d.organization_id
    where d.organization_id = ${call.organization_id} and d.id = ${delivery_id}`);
}

const refusal = (text: string) => new Refusal(422, text);

/** The actor whose current permissions decide the content. @throws an error with the text that the history shows */
async function eyesFor(job: Job, task: Task): Promise<Sight> {
  const { identity } = job.kernel;
  const isOutside = task.reader_kind === 'external';
  if (isOutside) {
    const allowed = await job.within((call) => externalAddresses(call));
    if (!isAllowed(task.address, allowed)) throw refusal('This address is no longer an allowed external recipient.');
    if (task.external_confirmed_by !== task.owner_user_id) {
      throw refusal('The report owner has not confirmed sending this report to external recipients.');
    }
  }
  const seeing = isOutside ? task.owner_user_id : task.eyes_user_id;
  const eyes = seeing ? await identity.actorIn(seeing, job.organization_id, task.partner_id) : undefined;
  if (!eyes) {
    throw refusal(
      isOutside
        ? 'The report owner no longer has access.'
        : `${task.full_name} no longer has access, so nothing was sent.`,
    );
  }
  const owner = await identity.actorIn(task.owner_user_id, job.organization_id, task.owner_partner_id);
  return { eyes, sender: owner?.full_name ?? null };
}

async function outcomeOf(kernel: Kernel, task: Task, eyes: Actor): Promise<Outcome> {
  const { timezone, format, only_if_rows } = task;
  const content = await contentFor(kernel, eyes, task, { locale: localeOf(task.region), timezone });
  const { paper } = content;
  const most = format === 'pdf' ? MAX_PDF_ROWS : MAX_REPORT_ROWS;
  if (content.isTooMany || paper.total > most) {
    const advice = format === 'pdf' ? 'Choose Excel or CSV, or add conditions.' : 'Add conditions to reduce the rows.';
    throw refusal(`This report has more than ${most.toLocaleString('en')} rows, which is too many. ${advice}`);
  }
  if (only_if_rows && paper.total === 0) return { paper, isSkipped: true };
  if (format === 'inline') return { paper, isSkipped: false };
  const made = kernel.clock.now();
  const read = paper.read ? `${paper.read} · ` : '';
  const subtitle = `${read}${task.company} · ${wallClock(made, timezone).slice(0, 16)} ${timezone} · data visible to ${eyes.full_name}`;
  const file = await reportFile({ share: eyes.organization_id, format, content, subtitle, made, timezone });
  if (task.reader_kind === 'external' && file.bytes.length > LARGEST_ATTACHMENT) {
    throw refusal('The file is too large for an email, and external recipients cannot sign in to download it.');
  }
  const key = newFileKey();
  await kernel.reports.write(key, file.bytes);
  return { paper, file: { ...file, key }, isSkipped: false };
}

/** Stores the result and queues the email, both or neither. @returns false when another attempt was faster */
async function settle(
  call: Call,
  task: Task,
  { paper, file, isSkipped }: Outcome,
  { sender, eyes }: Sight,
): Promise<boolean> {
  const mine = await call.maybe(sql`
    select 1 from report_deliveries
    where organization_id = ${call.organization_id} and id = ${task.id} and state = 'running'
      and attempts = ${task.attempts} for update`);
  if (!mine) return false;
  const until = new Date(call.now().getTime() + FILES_KEPT_DAYS * 86_400_000);
  const isLink = !!file && (task.delivery === 'link' || file.bytes.length > LARGEST_ATTACHMENT);
  const isOutside = task.reader_kind === 'external';
  const reader = { user_id: isOutside ? null : eyes.user_id, partner_id: isOutside ? null : task.partner_id };
  const mail_id = isSkipped
    ? null
    : await inLanguageOf(call, reader, () => {
        const locale = readerLocale(task.region);
        const dayOf = (at: Date) => reportDayText(wallClock(at, task.timezone), locale);
        const letter = composeReportMail({
          to: task.address,
          access: { user_id: eyes.user_id!, partner_id: eyes.partner_id, standing: permissionSnapshot(eyes) },
          subject: task.subject,
          message: task.message,
          values: {
            report: task.name,
            date: dayOf(call.now()),
            rows: new Intl.NumberFormat(locale).format(paper.total),
            company: task.company,
            reader: task.full_name,
          },
          format: task.format,
          paper,
          sender,
          isPrivate: task.owner_partner_id !== null,
          isOutside,
          ...(file && { file }),
          ...(isLink && { link: { path: `/report-schedules/files/${task.id}`, until: dayOf(until) } }),
        });
        return sendMail(call, { ...letter, to_name: task.full_name, is_outside: isOutside });
      });
  await call.run(sql`
    update report_deliveries
    set state = ${isSkipped ? 'skipped_empty' : 'delivered'}, rows = ${paper.total},
      bytes = ${file?.bytes.length ?? null}, file_key = ${file?.key ?? null}, file_name = ${file?.name ?? null},
      file_type = ${file?.type ?? null}, file_until = ${file ? until : null},
      left_out = ${paper.left_out}, mail_id = ${mail_id}, finished_at = ${call.now()}, error = null
    where organization_id = ${call.organization_id} and id = ${task.id}`);
  return true;
}

async function fail(call: Call, { id, attempts }: Task, error: string): Promise<void> {
  await call.run(sql`
    update report_deliveries set state = 'failed', error = ${error.slice(0, 500)}, finished_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id} and state = 'running' and attempts = ${attempts}`);
}

/** A refusal is written for people; what broke is for the log of failures, and here only that it did. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Refusal))
    return 'Something went wrong while the report was created. We retry automatically. If it still fails, you can resend it here.';
  return error.message;
}

/** Deletes files after a while; the email remains for readers who need one longer. */
export async function dropOldFiles(job: Job): Promise<void> {
  const old = await job.within((call) =>
    call.rows<{ id: string; file_key: string }>(sql`
      select id, file_key from report_deliveries
      where organization_id = ${call.organization_id} and file_key is not null and file_until < ${call.now()} limit 5000`),
  );
  for (const { id, file_key } of old) {
    await job.kernel.reports.remove(file_key);
    await job.within((call) =>
      call.run(sql`
        update report_deliveries set file_key = null where organization_id = ${call.organization_id} and id = ${id}`),
    );
  }
}
