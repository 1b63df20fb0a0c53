import type { ComponentType } from 'react';

/**
 * The public pages of a feature, exported as `site` from its `site.tsx`. A component gets the props that the server
 * loaded for its page. It is rendered on the server and then again in the browser, from the same code, so it may use
 * hooks; it must not import antd or anything of the signed-in app.
 */
// biome-ignore lint/suspicious/noExplicitAny: each component declares the props its own server part loads
export type SitePages = Record<string, ComponentType<any>>;

/** The data that the page contains for the browser. */
export interface PageData {
  /** The feature's folder: `referrals/partners-directory`. */
  feature: string;
  /** The component's name in the feature's `site`. */
  page: string;
  props: object;
}

/** Stands for the pages of the shell itself, in the place of a feature's folder. */
export const SHELL = 'site';

export const ROOT_ID = 'page';
export const DATA_ID = 'page-data';
