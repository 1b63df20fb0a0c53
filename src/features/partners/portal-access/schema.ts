import { partner } from '#features/partners/partners/schema.ts';
import { closed, Email, type Static, Type, text } from '#shared/schema.ts';

/** A new partner, and its first person, who becomes a contact and may be invited to the portal at once. */
export const PartnerWithPerson = closed({
  ...partner.create.properties,
  person_email: Type.Optional(Email),
  person_name: Type.Optional(text(200)),
  person_invite: Type.Optional(Type.Boolean()),
});
export type PartnerWithPerson = Static<typeof PartnerWithPerson>;
