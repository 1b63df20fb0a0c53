import { companyRoles } from '#shared/permissions.ts';
import { Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A colleague: somebody who works, or worked, for the company. */
export const Colleague = Type.Object({
  id: Id,
  full_name: Type.String(),
  email: Type.String(),
  image_url: nullable(Type.String()),
  role: oneOf(...companyRoles),
  status: oneOf('active', 'removed'),
});
export type Colleague = Static<typeof Colleague>;
