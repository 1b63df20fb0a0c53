import { brandShades } from '#shared/brand.ts';

/** What a mail says, before it is text and HTML. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** What the reader is asked to do; `path` is a screen of ours, `/accept-invitation#token=...`. */
  action?: { label: string; path: string };
  /** Why the reader gets this. */
  footer?: string;
}

/** In whose name a mail comes. */
export interface Brand {
  name: string;
  logo_url: string | null;
  primary_colour: string | null;
}

/** Mail readers show their own ground, mostly white. */
const USUAL_COLOUR = '#c2410c';

/**
 * Our own addresses are written `tandem:/path` and become absolute when the mail is delivered or read: what is queued
 * survives a change of the address, and rules that write mail need not know it.
 */
const SCHEME = 'tandem:';

export function composed({ paragraphs, action, footer }: Letter, brand?: Brand): { text: string; html: string } {
  const address = action && `${SCHEME}${action.path}`;
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${address}`] : []), ...(footer ? ['--', footer] : [])];
  const { accent, 'accent-on': on } = brandShades(brand?.primary_colour ?? USUAL_COLOUR, 'light');
  const logo =
    brand?.logo_url &&
    `<p style="margin:0 0 20px"><img src="${escaped(absolute(brand.logo_url))}" alt="${escaped(brand.name)}" height="36" style="height:36px;max-width:200px"></p>`;
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escaped(address!)}" style="background:${accent};color:${on};padding:10px 18px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">${escaped(action.label)}</a></p><p style="color:#57534e;font-size:13px;word-break:break-all">${escaped(address!)}</p>`;
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<div style="font:15px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c1917;max-width:560px">${logo ?? ''}${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}${button ?? ''}${footer ? `<p style="color:#78716c;font-size:13px;border-top:1px solid #e7e5e4;padding-top:12px;margin-top:24px">${escaped(footer)}</p>` : ''}</div>`,
  };
}

/** Pictures uploaded here are named by a path of ours. */
function absolute(address: string): string {
  return address.startsWith('/') ? `${SCHEME}${address}` : address;
}

export function withAddresses(body: string, baseUrl: string): string {
  return body.replaceAll(`${SCHEME}/`, `${baseUrl}/`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
