import type { CertificateProgramForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';

type Requirements = Pick<CertificateProgramForPartner, 'kind' | 'course_titles' | 'program_names' | 'people_needed'>;

/** The requirements of a certificate in one line. */
export function requirementsOf(
  { kind, course_titles, program_names, people_needed }: Requirements,
  otherwise: string,
): string {
  if (kind === 'person') return course_titles.length > 0 ? course_titles.join(', ') : otherwise;
  return people_needed && program_names.length > 0 ? t.peopleOf(people_needed, program_names.join(', ')) : otherwise;
}

/** A certificate that depends on the number of certified people ends with them. */
export const validityOf = ({
  kind,
  program_names,
  valid_months,
}: Requirements & { valid_months: number | null }): string => {
  if (kind === 'organization' && program_names.length > 0) return t.whileCertified;
  return valid_months ? t.months(valid_months) : t.never;
};
