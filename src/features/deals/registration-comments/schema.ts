import { changes, closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** Internal comments stay in the company. */
export const CommentVisibility = oneOf('internal', 'shared');
export type CommentVisibility = Static<typeof CommentVisibility>;

export const CommentFile = Type.Object({ id: Id, name: Type.String() });

export const RegistrationComment = Type.Object({
  ...Stored,
  registration_id: Id,
  author_user_id: nullable(Id),
  author_name: Type.String(),
  /** A submitter filled in a form without an account. */
  author_side: oneOf('company', 'partner', 'submitter'),
  body: Type.String(),
  visibility: CommentVisibility,
  mentions: Type.Array(Id),
  document_ids: Type.Array(Id),
  /** Documents that the reader may see. */
  files: Type.Array(CommentFile),
  archived_at: nullable(Instant),
});
export type RegistrationComment = Static<typeof RegistrationComment>;
export const RegistrationCommentForPartner = Type.Omit(RegistrationComment, [
  'visibility',
  'document_ids',
  'archived_at',
]);

const Body = Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' });
const shared = {
  registration_id: Id,
  body: Body,
  /** People to notify; see `/api/deal_registrations/{id}/people`. */
  mentions: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
  /** Documents of the registration's partner. */
  document_ids: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true })),
};
export const RegistrationCommentCreate = closed({ ...shared, visibility: CommentVisibility });
export type RegistrationCommentCreate = Static<typeof RegistrationCommentCreate>;
export const RegistrationCommentCreateByPartner = closed(shared);
/** Visibility cannot be changed: a shared comment was read. */
export const RegistrationCommentUpdate = changes(closed({ body: Body }));

/** Someone who can be mentioned. */
export const CommentPerson = Type.Object({ user_id: Id, full_name: Type.String(), side: oneOf('company', 'partner') });
export type CommentPerson = Static<typeof CommentPerson>;
