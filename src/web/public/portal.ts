import { createContext, useContext } from 'react';
import type { BrandLook } from '#shared/brand.ts';
import { applyBrand } from '../look/brand.ts';
import { offerApp } from '../look/portalApp.ts';
import { readPortal, storePortal } from '../session/credentials.ts';
import { call, type Refused } from './call.ts';

/** The company in whose name a page is shown, from `GET /api/public/portals/{slug}`. */
export interface Portal extends BrandLook {
  name: string;
  logo_url: string | null;
  cover_url: string | null;
  /** The company's own site. */
  website: string | null;
  privacy_url: string | null;
  imprint_url: string | null;
  /** The page on which a firm applies to become a partner. */
  application_path?: string | null;
}

/** Null is the product itself; undefined is not known yet. */
export const PortalContext = createContext<Portal | null | undefined>(null);
export const usePortal = (): Portal | null | undefined => useContext(PortalContext);

/**
 * The server names the company of a host name in the page. Elsewhere `/login?portal=acme` chooses a company; without it, it
 * is the one whose portal this browser used last.
 */
export function portalOfAddress(): string | null {
  const own = document.querySelector<HTMLMetaElement>('meta[name="portal"]')?.content;
  if (own) return own;
  return new URLSearchParams(window.location.search).get('portal') ?? readPortal();
}

/** @returns null when there is no such company any more, or it cannot be read */
export async function openPortal(slug: string): Promise<Portal | null> {
  try {
    const portal = await call<Portal>('GET', `public/portals/${encodeURIComponent(slug)}`);
    storePortal(slug);
    applyBrand(portal);
    offerApp(slug, 'partner');
    return portal;
  } catch (error) {
    if ((error as Refused).status === 404) storePortal(null);
    return null;
  }
}
