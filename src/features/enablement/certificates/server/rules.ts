import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { CertificateProgram, CertificateProgramCreate, CertificateProgramUpdate } from '../schema.ts';

/** The parts of a program that awarding needs. */
export interface Program {
  id: string;
  name: string;
  kind: 'person' | 'organization';
  course_ids: string[];
  program_ids: string[];
  people_needed: number | null;
  valid_months: number | null;
  reminder_days: number[];
  state: 'draft' | 'published';
  archived_at: string | null;
}

export const programColumns = `id, name, kind, course_ids, program_ids, people_needed, valid_months, reminder_days, state, archived_at`;

/** @throws 404 */
export function programById(call: Call, id: string): Promise<Program> {
  return call.one<Program>(
    sql`
      select ${sql.raw(programColumns)} from certificate_programs
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This certificate program',
  );
}

export async function beginProgram(call: Call, input: CertificateProgramCreate): Promise<Row> {
  await checkProgram(call, input, input.kind);
  return { ...withOrder(input), name: input.name.trim(), ...(input.kind === 'organization' && { course_ids: [] }) };
}

export async function changeProgram(
  call: Call,
  current: CertificateProgram,
  patch: Partial<CertificateProgramUpdate>,
): Promise<Row> {
  const { row_version: _, ...values } = patch;
  await checkProgram(call, values, current.kind, current.id);
  if (current.state === 'published') requireCertificateComplete({ ...current, ...values });
  return withOrder(values);
}

type Given = Partial<Omit<CertificateProgramUpdate, 'row_version'>>;

/** The first reminder is the earliest one. */
const withOrder = <G extends Given>(given: G): G =>
  given.reminder_days ? { ...given, reminder_days: [...given.reminder_days].sort((a, b) => b - a) } : given;

async function checkProgram(call: Call, given: Given, kind: Program['kind'], id?: string): Promise<void> {
  const { course_ids = [], program_ids = [], people_needed } = given;
  if (kind === 'person' && program_ids.length > 0) throw invalid({ program_ids: ['is for organizations only'] });
  if (kind === 'person' && people_needed) throw invalid({ people_needed: ['is for organizations only'] });
  if (kind === 'organization' && course_ids.length > 0) throw invalid({ course_ids: ['is for people only'] });
  if (course_ids.length > 20) throw invalid({ course_ids: ['can be at most 20 courses'] });
  if (program_ids.length > 20) throw invalid({ program_ids: ['can be at most 20 programs'] });
  if (course_ids.length > 0) {
    const known = await call.rows(
      sql`select from courses where organization_id = ${call.organization_id} and id = any(${course_ids}::uuid[])`,
    );
    if (known.length < new Set(course_ids).size) throw invalid({ course_ids: ['must be courses of your company'] });
  }
  if (program_ids.length > 0) {
    const known = await call.rows(sql`
      select from certificate_programs
      where organization_id = ${call.organization_id} and id = any(${program_ids}::uuid[]) and kind = 'person'
        and id is distinct from ${id ?? null}`);
    if (known.length < new Set(program_ids).size) throw invalid({ program_ids: ['must be programs for people'] });
  }
}

export function requireCertificateComplete({
  kind,
  program_ids,
  people_needed,
}: Pick<CertificateProgram, 'kind' | 'program_ids' | 'people_needed'>) {
  if (kind === 'person') return;
  if (program_ids.length > 0 !== (people_needed !== null))
    throw invalid(
      program_ids.length > 0
        ? { people_needed: ['say how many people are needed'] }
        : { program_ids: ['choose the certificates that people need'] },
    );
}

/** Deals of a type that requires it could no longer be registered. */
export async function refuseWhenRequired(_call: Call, { required_by }: Pick<CertificateProgram, 'required_by'>) {
  if (required_by.length === 0) return;
  const types = required_by.map((name) => `“${name}”`).join(', ');
  throw conflict(`The deal type ${types} asks for this certificate. Change the deal type first.`);
}
