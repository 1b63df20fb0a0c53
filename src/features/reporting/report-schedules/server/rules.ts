import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, forbidden, invalid } from '#server/errors.ts';
import { askQuery } from '#server/query/ask.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Recipient, ReportSchedule, ReportScheduleCreate, ReportScheduleUpdate } from '../schema.ts';
import { unknownVariables } from '../variables.ts';
import { checkTiming, nextAfter } from './occurrences.ts';
import { askReportQuestion } from './question.ts';
import { checkRecipients } from './recipients.ts';
import { questionOfView } from './saved-view.ts';
import { rejectWhileImpersonating } from './settings.ts';

export const DEFAULT_SUBJECT = '{{report}}, {{date}}';

/** @throws 422 naming the part at fault */
export async function checkedCreate(call: Call, input: ReportScheduleCreate): Promise<Row> {
  const { confirms_external = false, ...given } = input;
  const owner_user_id = call.actor.user_id;
  if (!owner_user_id) throw forbidden('Reports can be created only by users.');
  const { object, columns, ...content } = { ...given, ...(await followedView(call, given.saved_view_id)) };
  if (!object || !columns) throw invalid(missing({ object, columns }));
  const whole = {
    ...content,
    object,
    columns,
    subject: given.subject ?? DEFAULT_SUBJECT,
    message: given.message ?? '',
  };
  await checkWhole(call, whole, confirms_external);
  return { ...whole, owner_user_id, partner_id: call.actor.partner_id, ...confirmation(call, whole.recipients) };
}

/** Fields that do not decide what recipients see. Pausing a schedule does not require the other fields to be valid. */
const JUST_STATUS = ['status'];

export async function checkedUpdate(
  call: Call,
  current: ReportSchedule,
  patch: Partial<ReportScheduleUpdate>,
): Promise<Row> {
  rejectOthersSchedule(call, current);
  const { confirms_external = false, ...given } = patch;
  if (Object.keys(given).every((name) => JUST_STATUS.includes(name))) {
    if (given.status === 'active') {
      checkTiming(current.timing, current.timezone, call.now());
      if (current.follows_view && !current.saved_view_id)
        throw invalid({ status: ['The saved view was deleted. Choose what the report shows before you resume it.'] });
    }
    return given;
  }
  const followed = {
    ...(await followedView(call, given.saved_view_id)),
    // The chart of a question needs no grouping of rows, that of a list does.
    ...(given.saved_view_id === null && current.question && { chart: given.chart ?? null }),
  };
  if (given.saved_view_id === undefined && current.follows_view) {
    const fixed = CONTENT_OF_VIEW.filter((name) => name in given);
    if (fixed.length > 0) throw invalid(Object.fromEntries(fixed.map((name) => [name, ['follows the saved view']])));
  }
  const whole = { ...current, ...given, ...followed };
  const isConfirmed = confirms_external || (current.is_external_confirmed && !changesExternal(current, whole));
  // External recipients see what the owner may see, so only the owner can agree to that.
  if (!current.is_mine && hasExternal(whole.recipients) && changesExternal(current, whole)) {
    throw invalid({
      recipients: [
        'Only the report owner can send it to external recipients, because it shows the data they have access to.',
      ],
    });
  }
  await checkWhole(call, whole, isConfirmed);
  return { ...given, ...followed, ...(current.is_mine && confirms_external && confirmation(call, whole.recipients)) };
}

export function rejectOthersSchedule(call: Call, { is_mine }: Pick<ReportSchedule, 'is_mine'>): void {
  const { permissions, own_only } = call.actor;
  if (!is_mine && (own_only || !allows(permissions, '*', 'manage'))) {
    throw forbidden('Only the report owner and administrators can change a report.');
  }
}

const hasExternal = (recipients: readonly Recipient[]) => recipients.some(({ kind }) => kind === 'external');
const externalOf = (recipients: readonly Recipient[]) =>
  recipients.flatMap((recipient) => (recipient.kind === 'external' ? [recipient.address.toLowerCase()] : [])).sort();

/** Whether more, or something else, would go outside than was agreed to. */
function changesExternal(before: ReportSchedule, after: ReportSchedule): boolean {
  const told = ({ recipients, object, columns, filters, group_by, sums, question }: ReportSchedule) =>
    JSON.stringify([externalOf(recipients), object, columns, filters, group_by, sums, question]);
  return told(before) !== told(after);
}

function confirmation(call: Call, recipients: readonly Recipient[]): Row {
  return hasExternal(recipients)
    ? { external_confirmed_by: call.actor.user_id, external_confirmed_at: call.now().toISOString() }
    : { external_confirmed_by: null, external_confirmed_at: null };
}

const CONTENT_OF_VIEW = ['object', 'columns', 'filters', 'sort'] as const;

/** The content of the view a report follows; of none, it has its own. */
async function followedView(call: Call, saved_view_id: string | null | undefined): Promise<Partial<ReportSchedule>> {
  if (saved_view_id === undefined) return {};
  if (saved_view_id === null) return { saved_view_id: null, follows_view: false, question: null };
  return { saved_view_id, follows_view: true, ...(await questionOfView(call, saved_view_id)) };
}

const missing = (content: Record<string, unknown>): FieldErrors =>
  Object.fromEntries(Object.entries(content).flatMap(([name, value]) => (value ? [] : [[name, ['is required']]])));

type Whole = Omit<ReportScheduleCreate, 'confirms_external' | 'object' | 'columns'> &
  Pick<ReportSchedule, 'object' | 'columns'> &
  Partial<Pick<ReportSchedule, 'question'>>;

async function checkWhole(call: Call, whole: Whole, isConfirmed: boolean): Promise<void> {
  if (hasExternal(whole.recipients)) rejectWhileImpersonating(call, 'recipients');
  checkTiming(whole.timing, whole.timezone, call.now());
  for (const name of ['subject', 'message'] as const) {
    const [unknown] = unknownVariables(whole[name] ?? '');
    if (unknown) throw invalid({ [name]: [`{{${unknown}}} is not a variable`] });
  }
  if (whole.delivery === 'link' && whole.format === 'inline') {
    throw invalid({ delivery: ['A report shown in the email cannot be sent as a link.'] });
  }
  if (whole.delivery === 'link' && hasExternal(whole.recipients)) {
    throw invalid({ delivery: ['External recipients cannot sign in to open a link. Attach the file instead.'] });
  }
  if (whole.question) await askQuery(call, { ...whole.question, limit: 1 });
  else await askReportQuestion(call, whole, { timezone: whole.timezone });
  await checkRecipients(call, whole.recipients, isConfirmed);
}

/** Sets when it comes next: after now, so that nothing is caught up on that was missed while paused. */
export async function scheduleNextRun(
  call: Call,
  { id, status, timing, timezone, archived_at }: ReportSchedule,
): Promise<void> {
  const next = status === 'active' && !archived_at ? nextAfter(timing, timezone, call.now()) : null;
  if (!next) {
    await call.run(
      sql`delete from report_clocks where organization_id = ${call.organization_id} and schedule_id = ${id}`,
    );
    return;
  }
  await call.run(sql`
    insert into report_clocks (organization_id, schedule_id, next_run_at)
    values (${call.organization_id}, ${id}, ${next})
    on conflict (organization_id, schedule_id) do update set next_run_at = excluded.next_run_at`);
}
