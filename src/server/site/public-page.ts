import type { FastifyRequest } from 'fastify';
import type { Kernel } from '../kernel.ts';

/** The content of one public page. */
export interface PublicView {
  /** The company that owns the page: the page has its color, and the module must be on for it. */
  organization_id: string;
  head: PageHead;
  /** The component's props; the visitor can see everything in them. */
  props: object;
  /** Origins that may show the page in a frame, such as `https://www.example.com`; none by default. */
  frames?: readonly string[];
  /** The status code; 200 by default. */
  status?: number;
}

export interface PageHead {
  title: string;
  description?: string;
  /** The absolute URL of a picture for link previews. */
  image?: string | null;
  /** The URL that search engines should list, if it differs. */
  canonical?: string;
  /** Keeps the page out of search engines, for previews and pages of one person. */
  isHidden?: true;
  /** Structured data of schema.org. */
  jsonLd?: object;
  lang?: string;
}

/** A page for visitors without a login, declared by a server feature. */
export interface PublicPage {
  /** Starts with one of `sitePrefixes` (src/shared/pages.ts): `/partner_directory/:directoryId`. */
  path: `/${string}`;
  /** The component's name in the feature's `site.tsx`. */
  page: string;
  /** Loads the page; `null` means that it does not exist. */
  load: (kernel: Kernel, request: FastifyRequest) => Promise<PublicView | null>;
}

/** A small script that other sites load, below one of `sitePrefixes`: `/f/embed.js`. */
export interface PublicScript {
  path: `/${string}.js`;
  text: string;
}

/** Adds paths to `/sitemap.xml`, such as `/partner_directory/x`. */
export type SitemapSource = (kernel: Kernel) => Promise<string[]>;
