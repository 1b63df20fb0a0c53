import { brandShades } from '#shared/brand.ts';
import { fontFamily } from '#shared/fonts.ts';
import { readerLanguage } from '#shared/text/texts.ts';

/** The name and look of the sender. */
export interface Brand {
  name: string;
  logo_url: string | null;
  primary_color: string | null;
  /** A key of `brandFonts`. */
  font: string;
  /** The company's own site and its pages. */
  website: string | null;
  privacy_url: string | null;
  imprint_url: string | null;
}

const USUAL_COLOR = '#c2410c';

/** The company's color in light and dark mailboxes. */
export const mailShades = (color: string | null) => ({
  light: brandShades(color ?? USUAL_COLOR, 'light'),
  dark: brandShades(color ?? USUAL_COLOR, 'dark'),
});

/** The colors of emails. */
export const mailColors = {
  page: '#f5f5f4',
  card: '#ffffff',
  text: '#1c1917',
  quiet: '#57534e',
  line: '#e7e5e4',
  dark: { page: '#0c0a09', card: '#171412', text: '#e7e5e4', quiet: '#a8a29e', line: '#2e2925' },
} as const;

export function escapeMailHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface Framed {
  /** Null for emails about an account, which belong to no company. */
  brand: Brand | null;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  /** The content as HTML. Its elements have the classes `words`, `quiet`, `line`, `link`, `button` and `outline`. */
  body: string;
  /** Why the reader gets the email, as HTML. */
  reasons: readonly string[];
  /** Room for tables with several columns. */
  isWide?: boolean;
  /** Style rules that only this content needs. */
  styles?: string;
}

/**
 * The document around every email: the company's logo and name, a card with the content, and the company's pages. It is
 * made of tables with styles in their elements, because mail programs know little else; dark mailboxes and phones read
 * the style sheet.
 */
export function frameMail({ brand, preview, body, reasons, isWide = false, styles = '' }: Framed): string {
  const { light, dark } = mailShades(brand?.primary_color ?? null);
  const { page, card, text, quiet, line, dark: night } = mailColors;
  const font = fontFamily(brand?.font ?? 'system');
  const css = `
.words a, .link { color: ${light.accent}; }
@media (prefers-color-scheme: dark) {
body, .page { background: ${night.page} !important; } .card { background: ${night.card} !important; border-color: ${dark.accent} ${night.line} ${night.line} !important; }
.words, .words p, .words td, .words th, .words li, .name { color: ${night.text} !important; } .quiet, .quiet a, .words .quiet { color: ${night.quiet} !important; }
.line, .words .line { border-color: ${night.line} !important; } .words a, .link { color: ${dark.accent} !important; }
.words a.button { background: ${dark.accent} !important; color: ${dark['accent-on']} !important; } .words a.outline { border-color: ${dark.accent} !important; }
.bar { background: ${dark.accent} !important; } }
@media (max-width: 480px) { .card { padding: 20px !important; } .outer { padding: 16px 8px !important; }
.words a.button, .words a.outline { display: block !important; margin-right: 0 !important; text-align: center !important; } }${styles}`;
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMailHtml(preview)}${'&#847;&#8199;&#65279;'.repeat(40)}</div>`;
  const small = `color:${quiet};font-size:13px;line-height:20px`;
  return `<!doctype html><html lang="${readerLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${css}</style></head><body class="page" style="margin:0;padding:0;background:${page};color:${text};font-family:${font};-webkit-text-size-adjust:100%">${hidden}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td class="outer" align="center" style="padding:28px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${isWide ? 960 : 600}px"><tr><td style="padding:0 4px 16px">${headHtml(brand)}</td></tr><tr><td class="card words" style="background:${card};border:1px solid ${line};border-top:3px solid ${light.accent};border-radius:8px;padding:28px 32px;color:${text};font-family:${font};font-size:16px;line-height:24px;overflow-wrap:anywhere">${body}</td></tr><tr><td class="quiet" style="padding:20px 4px 0;font-family:${font};${small}">${[...reasons, pagesHtml(brand)].map((part) => `<p style="margin:0 0 8px">${part}</p>`).join('')}</td></tr></table></td></tr></table></body></html>`;
}

/** The logo and the name. */
function headHtml(brand: Brand | null): string {
  const { name, logo_url } = brand ?? { name: 'Tandem', logo_url: null };
  const logo = logo_url
    ? `<img src="${escapeMailHtml(absolute(logo_url))}" alt="" height="32" style="height:32px;max-width:160px;vertical-align:middle;border:0;margin-right:10px">`
    : '';
  return `${logo}<strong class="name" style="color:${mailColors.text};font-size:17px;line-height:32px;vertical-align:middle">${escapeMailHtml(name)}</strong>`;
}

/** The company's pages, as the footer of its public pages has them. */
export function companyPages(brand: Brand | null): { label?: string; address: string }[] {
  if (!brand) return [];
  const { website, privacy_url, imprint_url } = brand;
  return [
    ...(website ? [{ address: website }] : []),
    ...(privacy_url ? [{ label: 'Privacy policy', address: privacy_url }] : []),
    ...(imprint_url ? [{ label: 'Legal notice', address: imprint_url }] : []),
  ];
}

function pagesHtml(brand: Brand | null): string {
  const links = companyPages(brand).map(
    ({ label, address }) =>
      `<a href="${escapeMailHtml(address)}" style="color:${mailColors.quiet}">${escapeMailHtml(label ?? address.replace('https://', ''))}</a>`,
  );
  return [escapeMailHtml(brand?.name ?? 'Tandem'), ...links].join(' · ');
}

/** Our own addresses become absolute when an email is sent or read; see `withAddresses`. */
export const OWN_SCHEME = 'tandem:';

/** Pictures uploaded here are named by a path of ours. */
function absolute(address: string): string {
  return address.startsWith('/') ? `${OWN_SCHEME}${address}` : address;
}
