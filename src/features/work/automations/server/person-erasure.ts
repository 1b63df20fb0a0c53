import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/**
 * Logs of runs keep the steps without the person's name and address: those about the person, and about their partner. The
 * sample of a hook may be about anybody.
 */
export const onPersonErasure = definePersonErasure(async (call, { contact_id, partner_id, full_name, email }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  const values = [call.organization_id, contact_id, partner_id, texts];
  const isConcerned = "(r.subject_table = 'contacts' and r.subject_id = $2 or r.partner_id = $3)";
  const plain = (column: string) => `erased_text(to_jsonb(${column}), $4) #>> '{}'`;
  await call.run(
    `update automation_step_runs s set input = erased_text(s.input, $4), output = erased_text(s.output, $4),
       label = ${plain('s.label')}, error = ${plain('s.error')}
     from automation_runs r where s.organization_id = $1 and r.organization_id = $1 and r.id = s.run_id and ${isConcerned}`,
    values,
  );
  await call.run(
    `update automation_approvals a set question = ${plain('a.question')}, note = ${plain('a.note')}
     from automation_runs r where a.organization_id = $1 and r.organization_id = $1 and r.id = a.run_id and ${isConcerned}`,
    values,
  );
  await call.run(
    `update automation_runs r set context = erased_text(r.context, $4), error = ${plain('r.error')},
       subject_name = case when r.subject_id = $2 then $5 else r.subject_name end
     where r.organization_id = $1 and ${isConcerned}`,
    [...values, ERASED_NAME],
  );
  await call.run(sql`
    update automation_hooks set sample = erased_text(sample, ${texts})
    where organization_id = ${call.organization_id} and sample is not null`);
});
