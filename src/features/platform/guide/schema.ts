import { closed, type Static, Type } from '#shared/schema.ts';

export const GuideQuery = closed({
  q: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'words of the guide' }),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
export const GuideParams = closed({
  page: Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'the name of a page such as deals' }),
});

export const GuidePageName = Type.Object({ page: Type.String(), title: Type.String() });
export type GuidePageName = Static<typeof GuidePageName>;

/** A page of the guide in Markdown, without its title and pictures. */
export const GuidePage = Type.Object({ ...GuidePageName.properties, text: Type.String() });
export type GuidePage = Static<typeof GuidePage>;

/** A section that matches a search, with the passage around the match. */
export const GuideSection = Type.Object({
  ...GuidePageName.properties,
  heading: Type.String(),
  excerpt: Type.String(),
});
export type GuideSection = Static<typeof GuideSection>;
