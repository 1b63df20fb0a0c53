import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

import { resource } from './schema.ts';

/** The query of the library. Several values of one facet match any of them. */
const values = Type.Optional(Type.String({ maxLength: 2000, description: 'values separated by commas' }));
export const BrowseQuery = closed({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** Only resources directly in this folder; `none` for those without a folder. */
  folder_id: Type.Optional(Type.String({ maxLength: 36 })),
  kind: values,
  language: values,
  product_id: values,
  funnel_stage: values,
  tag: values,
  only: Type.Optional(oneOf('favorites', 'recent', 'unopened')),
  sort: Type.Optional(oneOf('best', 'newest', 'name')),
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type BrowseQuery = Static<typeof BrowseQuery>;

export const FoundResource = Type.Object({
  ...resource.partnerRow.properties,
  /** Whether partners see it today, for the company. */
  is_shown: Type.Optional(Type.Boolean()),
  status: Type.Optional(oneOf('draft', 'published')),
  /** The excerpt around a match, with the matched words between « and ». */
  excerpt: nullable(Type.String()),
  /** The match is inside the file. */
  is_in_file: Type.Boolean(),
});
export type FoundResource = Static<typeof FoundResource>;

const FacetValue = closed({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export const Facets = closed({
  kind: Type.Array(FacetValue),
  language: Type.Array(FacetValue),
  product_id: Type.Array(FacetValue),
  funnel_stage: Type.Array(FacetValue),
  tag: Type.Array(FacetValue),
});
export type Facets = Static<typeof Facets>;
export type FacetName = keyof Facets;

export const Library = closed({
  total: Type.Integer(),
  rows: Type.Array(FoundResource),
  facets: Facets,
  folders: Type.Array(
    closed({
      id: Id,
      parent_id: nullable(Id),
      name: Type.String(),
      description: nullable(Type.String()),
      resources: Type.Integer(),
    }),
  ),
});
export type Library = Static<typeof Library>;
