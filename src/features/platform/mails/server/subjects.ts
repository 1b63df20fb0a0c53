import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { MailSubject } from '../schema.ts';
import type { Letter } from './compose.ts';

/** The combined subjects of several notices that are sent in one email. */
export function mergeSubjects(several: readonly (readonly MailSubject[])[]): MailSubject[] {
  return [...new Map(several.flat().map((subject) => [subject.id, subject])).values()];
}

/** Stores the subjects of an email; one to a partner's people is also about that partner, whatever else it covers. */
export async function recordSubjects(call: Call, mail_id: string, letter: Letter): Promise<void> {
  const { about = [], access } = letter;
  const partner_id = access?.partner_id ?? letter.partner_id ?? null;
  const subjects = mergeSubjects([about, partner_id ? [{ table: 'partners', id: partner_id }] : []]);
  if (subjects.length === 0) return;
  await call.run(sql`
    insert into mail_subjects (organization_id, mail_id, partner_id, ref_table, ref_id, created_at)
    select ${call.organization_id}, ${mail_id}, ${partner_id}, ref_table, ref_id, ${call.now()}
    from unnest(${subjects.map(({ table }) => table)}::text[],
      ${subjects.map(({ id }) => id)}::uuid[]) as named(ref_table, ref_id)`);
}
