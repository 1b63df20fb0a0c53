import { Day, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { RuleResult, statusOptions } from './schema.ts';

/** The part of an application that the applicant sees. */
export const ApplicationView = Type.Object({
  status: oneOf(...statusOptions.map(({ value }) => value)),
  door: oneOf('new', 'join'),
  company_name: Type.String(),
  contact_name: Type.String(),
  email: Type.String(),
  is_confirmed: Type.Boolean(),
  created_at: Instant,
  /** The promised time of the decision, while there is none. */
  review_due_at: nullable(Instant),
  rules: Type.Array(RuleResult),
  question: nullable(Type.String()),
  reason_text: nullable(Type.String()),
  reapply_on: nullable(Day),
  can_join: Type.Boolean(),
});
export type ApplicationView = Static<typeof ApplicationView>;
