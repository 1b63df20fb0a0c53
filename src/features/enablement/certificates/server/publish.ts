import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { CertificateProgram } from '../schema.ts';
import { refuseWhenRequired, requireCertificateComplete } from './rules.ts';

/** Publishes a program. It is awarded from now on, and also to those who met its requirements before. */
export async function publishCertificateProgram(call: Call, program: CertificateProgram): Promise<void> {
  requireCertificateComplete(program);
  const { id, course_ids } = program;
  const open = await call.rows<{ title: string }>(sql`
    select title from courses
    where organization_id = ${call.organization_id} and id = any(${course_ids}::uuid[])
      and (published_version is null or archived_at is not null)`);
  if (open.length > 0)
    throw conflict(`Publish ${open.map(({ title }) => `“${title}”`).join(', ')} first. People cannot complete it yet.`);
  await call.run(sql`
    update certificate_programs set state = 'published' where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('certificate_programs.published', id);
}

/** Awarded certificates stay valid, but no new ones are awarded automatically. */
export async function withdrawProgram(call: Call, program: CertificateProgram): Promise<void> {
  await refuseWhenRequired(call, program);
  await call.run(sql`
    update certificate_programs set state = 'draft'
    where organization_id = ${call.organization_id} and id = ${program.id}`);
}
