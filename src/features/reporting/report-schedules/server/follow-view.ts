import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { peopleOf } from './recipients.ts';
import { questionOfView, reasonOfRefusal } from './saved-view.ts';
import { texts } from './texts.ts';

interface Following {
  schedule_id: string;
  partner_id: string | null;
  owner_user_id: string;
  name: string;
  saved_view_id: string | null;
}

const DELETED = 'The saved view of this report was deleted.';

type Question = Awaited<ReturnType<typeof questionOfView>>;

/** The question of the view as the report's owner sees it now, or the reason why there is none. */
export async function presentView(
  call: Call,
  { saved_view_id }: Following,
): Promise<{ question?: Question; reason?: string }> {
  if (!saved_view_id) return { reason: DELETED };
  try {
    return { question: await questionOfView(call, saved_view_id) };
  } catch (error) {
    return { reason: reasonOfRefusal(error) };
  }
}

/** Takes over what changed in the view. People outside get no other data than its owner agreed to. */
export async function updateContent(call: Call, schedule_id: string, question: Question): Promise<void> {
  const { object, columns, filters, sort } = question;
  const questionText = question.question && JSON.stringify(question.question);
  await call.run(sql`
    update report_schedules
    set columns = ${columns}, filters = ${JSON.stringify(filters)}, sort = ${JSON.stringify(sort)}, question = ${questionText},
      external_confirmed_by = null, external_confirmed_at = null
    where organization_id = ${call.organization_id} and id = ${schedule_id} and object = ${object}
      and (columns <> ${columns} or filters <> ${JSON.stringify(filters)}::jsonb or sort <> ${JSON.stringify(sort)}::jsonb
        or question is distinct from ${questionText}::jsonb)`);
  if (question.question)
    await call.run(sql`
      update report_schedules set chart = ${question.chart ?? null}
      where organization_id = ${call.organization_id} and id = ${schedule_id}
        and chart is distinct from ${question.chart ?? null}`);
}

/** Pauses the report and lets its owner know; it never sends what the view showed before. */
export async function stopWithoutView(call: Call, report: Following, reason: string): Promise<void> {
  const { schedule_id, owner_user_id, partner_id, name } = report;
  await call.because(reason);
  await call.run(sql`
    update report_schedules set status = 'paused'
    where organization_id = ${call.organization_id} and id = ${schedule_id} and status = 'active'`);
  await call.run(sql`
    delete from report_clocks where organization_id = ${call.organization_id} and schedule_id = ${schedule_id}`);
  const people = (await peopleOf(call, partner_id)).filter(({ user_id }) => user_id === owner_user_id);
  await notify(
    call,
    partner_id === null ? { mode: 'company', people } : { mode: 'partner', partner_id, people },
    () => ({
      kind: partner_id === null ? 'report_stopped' : 'own_report_stopped',
      text: texts.stopped(name, reason === DELETED ? texts.viewDeleted : reason),
      link: `/report-schedules/show/${schedule_id}`,
    }),
  );
}
