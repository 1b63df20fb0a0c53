import type { PublicForm } from '#features/engagement/forms/public.schema.ts';
import type { SiteBrand } from '#shared/brand.ts';
import type { PageBlock } from './schema.ts';

/** The content of a program's public page. */
export interface SignupProps {
  id: string;
  brand: SiteBrand;
  headline: string;
  intro: string | null;
  blocks: PageBlock[];
  opensOn: string | null;
  closesOn: string | null;
  allowsJoining: boolean;
  /** Business days until the promised decision. */
  reviewDays: number;
  /** The median days to a decision so far; null where the company does not show it, or there is none. */
  medianDays: number | null;
  /** The field with the applicant's address. */
  emailField: string | null;
  /** Null while the page takes no applications. */
  form: PublicForm | null;
}
