import { brandShades } from '#shared/brand.ts';
import { fontFamily } from '#shared/fonts.ts';
import { imageProblem, isOwnPicture, linkProblem } from '../addresses.ts';
import type { Block, Cell } from '../blocks.schema.ts';
import { paragraphsOf, type Run } from '../markup.ts';
import { escapeCampaignHtml, Slots, type Template } from './template.ts';

/** The content of an email before it is rendered. */
export interface EmailContent {
  subject: string;
  preview_text: string | null;
  blocks: readonly Block[];
  topic: string;
  tracks_opens: boolean;
  company: { name: string; logo_url: string | null; primary_color: string | null; font: string };
}

const USUAL_COLOR = '#c2410c';

/**
 * Renders an email once for all recipients. Everything an author wrote is escaped before it reaches MJML, so no block
 * can contain markup of its own.
 * @param baseUrl the address of this installation, for pictures that were uploaded here
 */
export async function renderEmail(content: EmailContent, baseUrl: string): Promise<Template> {
  // Loaded on first use, because only few processes render emails.
  const { default: mjml2html } = await import('mjml');
  const slots = new Slots();
  const accent = brandShades(content.company.primary_color ?? USUAL_COLOR, 'light');
  const dark = brandShades(content.company.primary_color ?? USUAL_COLOR, 'dark');
  const writer = new Writer(slots, baseUrl);
  const { company, topic } = content;
  const subject = slots.words(content.subject, (text) => text);
  const preview = slots.words(content.preview_text ?? '', escapeCampaignHtml);
  const logo =
    company.logo_url && !imageProblem(company.logo_url)
      ? `<mj-image align="left" width="140px" padding="0 24px 8px" src="${writer.picture(company.logo_url)}" alt="${escapeCampaignHtml(company.name)}" />`
      : `<mj-text font-weight="600" padding="0 24px 8px" css-class="words">${escapeCampaignHtml(company.name)}</mj-text>`;
  const source = `<mjml lang="en"><mj-head>
<mj-title>${escapeCampaignHtml(company.name)}</mj-title>${preview && `<mj-preview>${preview}</mj-preview>`}
<mj-attributes><mj-all font-family="${fontFamily(company.font)}" /><mj-text font-size="16px" line-height="24px" color="#1c1917" padding="8px 24px" />
<mj-button background-color="${accent.accent}" color="${accent['accent-on']}" font-size="16px" font-weight="600" border-radius="6px" inner-padding="12px 20px" padding="12px 24px" align="left" /></mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style>a { color: ${accent.accent}; } ul, ol { margin: 0 0 12px; padding-left: 20px; }
@media (prefers-color-scheme: dark) { body, .page, .page > div { background-color: #0c0a09 !important; }
.card, .card > table { background-color: #171412 !important; background: #171412 !important; } .words div { color: #e7e5e4 !important; }
.words a { color: ${dark.accent} !important; } .card p { border-top-color: #2e2925 !important; } }</mj-style>
</mj-head><mj-body background-color="#f5f5f4" css-class="page"><mj-section padding="24px 0 8px"><mj-column>${logo}</mj-column></mj-section>
${writer.sections(content.blocks)}
<mj-section padding="16px 0 32px"><mj-column><mj-text font-size="13px" line-height="20px" color="#57534e" css-class="words">${escapeCampaignHtml(
    `You get “${topic}” because you work with ${company.name}.`,
  )} <a href="${slots.mark({ kind: 'preferences' })}">Change your email preferences or unsubscribe</a></mj-text>${
    content.tracks_opens ? `<mj-raw>${slots.mark({ kind: 'pixel' })}</mj-raw>` : ''
  }</mj-column></mj-section></mj-body></mjml>`;
  const { html, errors } = await mjml2html(source, { fonts: {}, validationLevel: 'soft', keepComments: true });
  if (errors.length > 0) throw new Error(`The email cannot be rendered: ${errors[0]!.formattedMessage}`);
  const footer = [
    '--',
    `You get “${topic}” because you work with ${company.name}.`,
    `Change your email preferences or unsubscribe: ${slots.mark({ kind: 'preferences' })}`,
  ];
  return {
    subject,
    html,
    text: `${[...writer.lines(content.blocks), ...footer].join('\n\n')}\n`,
    slots: slots.all,
    topic,
  };
}

class Writer {
  readonly #slots: Slots;
  readonly #baseUrl: string;
  constructor(slots: Slots, baseUrl: string) {
    this.#slots = slots;
    this.#baseUrl = baseUrl;
  }

  /** Columns are sections of their own; the blocks between them share one. */
  sections(blocks: readonly Block[]): string {
    const parts: string[] = [];
    let together: string[] = [];
    const close = () => {
      if (together.length > 0) parts.push(card(`<mj-column>${together.join('')}</mj-column>`));
      together = [];
    };
    for (const block of blocks) {
      if (block.kind !== 'columns') together.push(this.#block(block));
      else {
        close();
        parts.push(card(block.cells.map((cell) => `<mj-column>${this.#cell(cell)}</mj-column>`).join('')));
      }
    }
    close();
    return parts.join('');
  }

  #block(block: Exclude<Block, { kind: 'columns' }>): string {
    switch (block.kind) {
      case 'headline':
        return headline(this.#slots.words(block.text, escapeCampaignHtml), 24);
      case 'text':
        return this.#text(block.text);
      case 'button':
        return this.#button(block.label, block.url);
      case 'image':
        return this.#image(block.url, block.alt, block.link);
      case 'divider':
        return '<mj-divider border-width="1px" border-color="#e7e5e4" padding="16px 24px" />';
      case 'facts':
        return `<mj-text css-class="words">${this.#slots.mark({ kind: 'facts', facts: block.facts, fallback: block.fallback ?? '' })}</mj-text>`;
    }
  }

  #cell(cell: Cell): string {
    return [
      cell.image_url && this.#image(cell.image_url, cell.image_alt ?? ''),
      cell.headline && headline(this.#slots.words(cell.headline, escapeCampaignHtml), 18),
      cell.text && this.#text(cell.text),
      cell.label && cell.url && this.#button(cell.label, cell.url),
    ]
      .filter(Boolean)
      .join('');
  }

  #button(label: string, url: string): string {
    return `<mj-button href="${this.#link(url)}">${this.#slots.words(label, escapeCampaignHtml)}</mj-button>`;
  }

  #text(text: string): string {
    const html = paragraphsOf(text).map((paragraph) => {
      if (!('items' in paragraph)) return `<div style="${styles[paragraph.kind]}">${this.#runs(paragraph.runs)}</div>`;
      const tag = paragraph.kind === 'bullets' ? 'ul' : 'ol';
      return `<${tag}>${paragraph.items.map((runs) => `<li>${this.#runs(runs)}</li>`).join('')}</${tag}>`;
    });
    return html.length === 0 ? '' : `<mj-text css-class="words">${html.join('')}</mj-text>`;
  }

  #runs(runs: readonly Run[]): string {
    return runs
      .map(({ text, isBold, isItalic, url }) => {
        const shown = this.#slots.words(text, (part) => escapeCampaignHtml(part).replaceAll('\n', '<br />'));
        const italic = isItalic ? `<i>${shown}</i>` : shown;
        const styled = isBold ? `<b>${italic}</b>` : italic;
        return url ? `<a href="${this.#link(url)}">${styled}</a>` : styled;
      })
      .join('');
  }

  /** An address that is not allowed leads nowhere; drafts can contain such addresses. */
  #link(url: string): string {
    const trimmed = url.trim();
    if (linkProblem(trimmed)) return '#';
    return /^https?:/i.test(trimmed) ? this.#slots.mark({ kind: 'link', url: trimmed }) : escapeCampaignHtml(trimmed);
  }

  /** A picture, unless its address is not allowed. */
  #image(url: string, alt: string, link?: string): string {
    if (imageProblem(url)) return '';
    const target = link ? ` href="${this.#link(link)}"` : '';
    return `<mj-image padding="12px 24px" src="${this.picture(url)}" alt="${escapeCampaignHtml(alt)}"${target} />`;
  }

  picture(url: string): string {
    const trimmed = url.trim();
    return escapeCampaignHtml(isOwnPicture(trimmed) ? `${this.#baseUrl}${trimmed}` : trimmed);
  }

  /** The same email as plain text. */
  lines(blocks: readonly Block[]): string[] {
    const words = (text: string) => this.#slots.words(text, (part) => part);
    const runs = (list: readonly Run[]) =>
      list.map(({ text, url }) => (url ? `${words(text)} (${this.#plainLink(url)})` : words(text))).join('');
    const markup = (text: string) =>
      paragraphsOf(text).map((paragraph) =>
        'items' in paragraph
          ? paragraph.items
              .map((item, at) => `${paragraph.kind === 'bullets' ? '-' : `${at + 1}.`} ${runs(item)}`)
              .join('\n')
          : `${paragraph.kind === 'quote' ? '> ' : ''}${runs(paragraph.runs)}`,
      );
    const cell = ({ headline: title, text, label, url }: Cell) => [
      ...(title ? [words(title).toUpperCase()] : []),
      ...(text ? markup(text) : []),
      ...(label && url ? [`${words(label)}: ${this.#plainLink(url)}`] : []),
    ];
    return blocks.flatMap((block): string[] => {
      switch (block.kind) {
        case 'headline':
          return [words(block.text)];
        case 'text':
          return markup(block.text);
        case 'button':
          return [`${words(block.label)}: ${this.#plainLink(block.url)}`];
        case 'image':
          return block.link
            ? [`${block.alt || 'Picture'}: ${this.#plainLink(block.link)}`]
            : block.alt
              ? [`[${block.alt}]`]
              : [];
        case 'columns':
          return block.cells.flatMap(cell);
        case 'divider':
          return ['----'];
        default:
          return [this.#slots.mark({ kind: 'facts', facts: block.facts, fallback: block.fallback ?? '' })];
      }
    });
  }

  #plainLink(url: string): string {
    const trimmed = url.trim();
    return !linkProblem(trimmed) && /^https?:/i.test(trimmed)
      ? this.#slots.mark({ kind: 'link', url: trimmed })
      : trimmed;
  }
}

const styles = {
  text: 'margin:0 0 12px',
  heading: 'margin:8px 0;font-size:18px;line-height:24px;font-weight:600',
  quote: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #d6d3d1',
};
const card = (columns: string) =>
  `<mj-section css-class="card" background-color="#ffffff" padding="16px 0">${columns}</mj-section>`;
const headline = (html: string, size: number) =>
  `<mj-text css-class="words" font-size="${size}px" line-height="${Math.round(size * 1.3)}px" font-weight="600">${html}</mj-text>`;
