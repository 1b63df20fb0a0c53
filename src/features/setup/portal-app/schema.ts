import { closed, oneOf, type Static, Type } from '#shared/schema.ts';

export const AppParams = closed({
  slug: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$', description: 'the short name' }),
});
export const AppQuery = closed({ view: Type.Optional(oneOf('company', 'partner')) });
export const IconQuery = closed({ purpose: Type.Optional(oneOf('any', 'maskable')) });
export type IconPurpose = 'any' | 'maskable';

const Icon = closed({
  src: Type.String(),
  sizes: Type.String(),
  type: Type.String(),
  purpose: oneOf('any', 'maskable'),
});

/** https://w3c.github.io/web-share-target/ */
const ShareTarget = closed({
  action: Type.String(),
  method: oneOf('POST'),
  enctype: oneOf('multipart/form-data'),
  params: closed({
    title: Type.String(),
    text: Type.String(),
    url: Type.String(),
    files: Type.Array(closed({ name: Type.String(), accept: Type.Array(Type.String()) })),
  }),
});

/** https://www.w3.org/TR/appmanifest/ */
export const AppManifest = closed({
  id: Type.String(),
  name: Type.String(),
  short_name: Type.String(),
  start_url: Type.String(),
  scope: Type.String(),
  display: oneOf('standalone'),
  theme_color: Type.String(),
  background_color: Type.String(),
  icons: Type.Array(Icon),
  share_target: Type.Optional(ShareTarget),
  shortcuts: Type.Array(closed({ name: Type.String(), url: Type.String(), icons: Type.Array(Icon) })),
});
export type AppManifest = Static<typeof AppManifest>;
