import { closed, Email, Instant, nullable, type Static, Type } from '#shared/schema.ts';

export const LinkSecret = closed({
  token: Type.String({ minLength: 20, maxLength: 100 }),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(Email),
});
export type LinkSecret = Static<typeof LinkSecret>;

/** The data shown to the reader of a link; without the content until the required password and email are given. */
export const OpenedLink = closed({
  name: Type.String(),
  description: nullable(Type.String()),
  company_name: Type.String(),
  expires_at: Instant,
  needs_password: Type.Boolean(),
  needs_email: Type.Boolean(),
  kind: Type.String(),
  url: nullable(Type.String()),
  content: nullable(Type.String()),
  file: nullable(
    closed({
      name: Type.String(),
      kind: Type.String(),
      media_type: Type.String(),
      size: Type.Integer(),
      /** The addresses to view and to download the file, both valid for half an hour. */
      view_url: Type.String(),
      download_url: Type.String(),
    }),
  ),
});
export type OpenedLink = Static<typeof OpenedLink>;
