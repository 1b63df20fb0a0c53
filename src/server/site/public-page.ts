import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#shared/ids.ts';
import type { Sql } from '../db/sql.ts';
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
  /** The language of its content, in which the whole page is shown; without it, that of the reader. */
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
  /** Finds the company that the address names, so that the answer for a page that does not exist has its brand. */
  companyOf: (kernel: Kernel, request: FastifyRequest) => Promise<string | null>;
}

/** The company of the record whose id is in the address, whatever its state. @param find reads its `organization_id` */
export const companyOfRow =
  (find: (id: string) => Sql): PublicPage['companyOf'] =>
  async ({ system }, { params }) => {
    const { id } = params as { id?: string };
    if (!isId(id)) return null;
    const [row] = await system.unscoped((tx) => tx.rows<{ organization_id: string }>(find(id)));
    return row?.organization_id ?? null;
  };

/** The company whose own id is in the address. */
export const companyInAddress: PublicPage['companyOf'] = async (_kernel, { params }) => {
  const { id } = params as { id?: string };
  return isId(id) ? id : null;
};

/** Sends the page that says that an address has none; routes outside `/api` call it for unknown links. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A small script that other sites load, below one of `sitePrefixes`: `/f/embed.js`. */
export interface PublicScript {
  path: `/${string}.js`;
  text: string;
}

/** Adds paths to `/sitemap.xml`, such as `/partner_directory/x`. */
export type SitemapSource = (kernel: Kernel) => Promise<string[]>;
