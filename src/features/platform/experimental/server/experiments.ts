import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Experiment, Feedback, FeedbackGiven } from '../schema.ts';

export async function experimentsFor(call: Call, { flags }: Kernel): Promise<Experiment[]> {
  const mine = await flags.of(subjectOf(call.actor));
  const rows = await call.rows<Omit<Experiment, 'is_on_for_me'>>(sql`
    select f.id, f.key, f.description, f.is_on, f.is_killed,
      exists (select from feature_flag_overrides o
        where o.flag_id = f.id and o.kind = 'user' and o.target = ${call.actor.user_id}) as is_switched_for_me,
      (select count(*) from feature_flag_overrides o
        where o.flag_id = f.id and o.kind = 'organization' and o.is_on) as companies,
      (select count(*) from feature_flag_overrides o where o.flag_id = f.id and o.kind = 'user' and o.is_on) as people,
      (select json_build_object('keep', count(*) filter (where e.verdict = 'keep'), 'change',
        count(*) filter (where e.verdict = 'change'),
         'drop', count(*) filter (where e.verdict = 'drop')) from experiment_feedback e
           where e.flag_id = f.id) as verdicts
    from feature_flags f where f.is_experimental order by f.key`);
  return rows.map((row) => ({ ...row, is_on_for_me: mine[row.key] ?? false }));
}

export async function feedbackOn(call: Call, flag_id: string): Promise<Feedback[]> {
  return call.rows<Feedback>(sql`
    select e.id, u.name as full_name, o.name as company, e.verdict, e.text, e.updated_at
    from experiment_feedback e join identity.users u on u.id = e.user_id left
      join organizations o on o.id = e.company_id
    where e.flag_id = ${flag_id} order by e.updated_at desc limit 200`);
}

/**
 * Stores the feedback of a person who has the experiment; a later opinion replaces the earlier one.
 * @throws 404 if the caller does not have the experiment
 */
export async function giveFeedback(
  kernel: Kernel,
  actor: Call['actor'],
  key: string,
  { verdict, text }: FeedbackGiven,
): Promise<void> {
  const missing = notFound('This experiment');
  if (!(await kernel.flags.isOn(key, subjectOf(actor)))) throw missing;
  const given = await kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into experiment_feedback (flag_id, user_id, company_id, verdict, text)
      select f.id, ${actor.user_id}, (select o.id from organizations o
        where o.id = ${actor.organization_id}), ${verdict}, ${text ?? null} from feature_flags f
        where f.key = ${key} and f.is_experimental
      on conflict (flag_id, user_id) do update set verdict = excluded.verdict, text = excluded.text, updated_at = now()`),
  );
  if (given === 0) throw missing;
}
