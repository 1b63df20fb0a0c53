import type { Mode } from '../session/credentials.ts';

/**
 * Names the app that the browser may install from this page: that of the company whose portal is shown, with the
 * shortcuts of the view.
 */
export function offerApp(slug: string, view: Mode): void {
  const icon = `/api/public/portals/${encodeURIComponent(slug)}/app-icon.svg?purpose=maskable`;
  link('manifest', `/api/public/portals/${encodeURIComponent(slug)}/app.webmanifest?view=${view}`);
  link('apple-touch-icon', icon);
}

function link(rel: string, href: string): void {
  const current = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  const element = current ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }));
  if (element.getAttribute('href') !== href) element.href = href;
}
