import { isWithin, webHost } from '../domains.ts';
import type { KnownLink } from './known-links.ts';

export const CLICK_PARAMETER = 'tdm_click';

/**
 * Where a visitor goes. `to` leads deeper into the same site, or to another allowed domain; anything else is ignored, so
 * that a link of the company cannot be used to lead people elsewhere.
 */
export function destinationOf(link: KnownLink, to: string | undefined, click_id: string | null): string {
  const url = new URL(deepLink(link, to) ?? link.destination_url);
  for (const key of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
    const value = link[key];
    if (value && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  if (click_id) url.searchParams.set(CLICK_PARAMETER, click_id);
  return url.href;
}

function deepLink({ destination_url, allowed_domains }: KnownLink, to: string | undefined): string | undefined {
  if (!to || to.length > 2000) return undefined;
  const url = URL.parse(to, destination_url);
  const host = url && webHost(url.href);
  const own = webHost(destination_url)!;
  return host && (host === own || isWithin(host, allowed_domains)) ? url.href : undefined;
}
