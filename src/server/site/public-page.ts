import type { FastifyRequest } from 'fastify';
import type { Kernel } from '../kernel.ts';

/** What a public page shows. */
export interface PublicView {
  /** The company whose page it is: its color is worn, and the module must be on for it. */
  organization_id: string;
  head: PageHead;
  /** The component's props; everything in it is visible to the visitor. */
  props: object;
  /** Origins that may show the page in a frame, such as `https://www.example.com`; none by default. */
  frames?: readonly string[];
  /** 200 by default. */
  status?: number;
}

export interface PageHead {
  title: string;
  description?: string;
  /** Absolute address of a picture for link previews. */
  image?: string | null;
  /** The address that search engines should list, when it differs. */
  canonical?: string;
  /** Keeps the page out of search engines: pages of one person, and previews. */
  isHidden?: true;
  /** Structured data of schema.org. */
  jsonLd?: object;
  lang?: string;
}

/** A page for visitors without a login, declared in a server feature. */
export interface PublicPage {
  /** Starts with one of `sitePrefixes` (src/shared/pages.ts): `/partner_directory/:directoryId`. */
  path: `/${string}`;
  /** The component's name in the feature's `site.tsx`. */
  page: string;
  /** `null`: the page does not exist. */
  load: (kernel: Kernel, request: FastifyRequest) => Promise<PublicView | null>;
}

/** A small script that other sites load, below one of `sitePrefixes`: `/f/embed.js`. */
export interface PublicScript {
  path: `/${string}.js`;
  text: string;
}

/** Adds addresses to `/sitemap.xml`: paths, such as `/partner_directory/x`. */
export type SitemapSource = (kernel: Kernel) => Promise<string[]>;
