import type { CertificateProgramForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';

type Requirements = Pick<CertificateProgramForPartner, 'kind' | 'course_titles' | 'program_names' | 'people_needed'>;

/** How a certificate is earned, in one line. */
export function requirementsOf(
  { kind, course_titles, program_names, people_needed }: Requirements,
  otherwise: string,
): string {
  if (kind === 'person') return course_titles.length > 0 ? course_titles.join(', ') : otherwise;
  return people_needed && program_names.length > 0 ? t.peopleOf(people_needed, program_names.join(', ')) : otherwise;
}

export const validityOf = ({ valid_months }: { valid_months: number | null }): string =>
  valid_months ? t.months(valid_months) : t.never;
