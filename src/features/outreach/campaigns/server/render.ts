import {
  type Brand,
  companyPages,
  escapeMailHtml,
  frameMail,
  mailColors,
  mailShades,
} from '#features/platform/mails/frame.schema.ts';
import { inLanguage } from '#server/language.ts';
import { fontFamily } from '#shared/fonts.ts';
import { imageProblem, isOwnPicture, linkProblem } from '../addresses.ts';
import type { Block, Cell } from '../blocks.schema.ts';
import { paragraphsOf, type Run } from '../markup.ts';
import { type FrameWords, frameWords } from './frame-words.ts';
import { Slots, type Template } from './template.ts';

/** The content of an email before it is rendered. */
export interface EmailContent {
  subject: string;
  preview_text: string | null;
  blocks: readonly Block[];
  topic: string;
  tracks_opens: boolean;
  company: Brand;
  /** The texts of the product in the email; in English without them. */
  words?: FrameWords;
}

/** The width of the card without its padding. */
const CARD_WIDTH = 534;

/**
 * Renders an email once for all recipients, in the frame of every email. Everything an author wrote is escaped before it
 * reaches MJML, so no block can contain markup of its own.
 * @param baseUrl the address of this installation, for pictures that were uploaded here
 */
export async function renderEmail(content: EmailContent, baseUrl: string): Promise<Template> {
  const { company, topic, words = frameWords(topic, company.name) } = content;
  const slots = new Slots();
  const writer = new Writer(slots, baseUrl, words.picture);
  const preferences = slots.mark({ kind: 'preferences' });
  const { body, styles } = await renderBlocks(writer.sections(content.blocks), company, words.language);
  const logo_url =
    company.logo_url && !imageProblem(company.logo_url) ? pictureAddress(company.logo_url, baseUrl) : null;
  const html = inLanguage(words.language, () =>
    frameMail({
      brand: { ...company, logo_url },
      preview: slots.words(content.preview_text ?? '', (text) => text),
      body: `${body}${content.tracks_opens ? slots.mark({ kind: 'pixel' }) : ''}`,
      reasons: [
        `${escapeMailHtml(words.reason)} <a href="${preferences}" style="color:${mailColors.quiet}">${escapeMailHtml(words.preferences)}</a>`,
      ],
      styles,
    }),
  );
  const pages = companyPages(company).map(({ label, address }) => (label ? `${label}: ${address}` : address));
  const footer = ['--', words.reason, `${words.preferences}: ${preferences}`, [company.name, ...pages].join(' · ')];
  return {
    subject: slots.words(content.subject, (text) => text),
    html,
    text: `${[...writer.lines(content.blocks), ...footer].join('\n\n')}\n`,
    slots: slots.all,
    topic,
    language: words.language,
  };
}

/** The content of the card, and the rules that put its columns below each other on phones. */
async function renderBlocks(
  sections: string,
  { primary_color, font }: EmailContent['company'],
  language: string,
): Promise<{ body: string; styles: string }> {
  // Loaded on first use, because only few processes render emails.
  const { default: mjml2html } = await import('mjml');
  const { light, dark } = mailShades(primary_color);
  const night = mailColors.dark;
  const source = `<mjml lang="${language}"><mj-head><mj-attributes><mj-all font-family="${fontFamily(font)}" /><mj-section padding="0" />
<mj-text font-size="16px" line-height="24px" color="${mailColors.text}" padding="8px 0" />
<mj-button css-class="action" background-color="${light.accent}" color="${light['accent-on']}" font-size="16px" font-weight="600" border-radius="6px" inner-padding="12px 20px" padding="12px 0" align="left" /></mj-attributes>
</mj-head><mj-body width="${CARD_WIDTH}px">${sections}</mj-body></mjml>`;
  const { html, errors } = await mjml2html(source, { fonts: {}, validationLevel: 'soft', keepComments: true });
  if (errors.length > 0) throw new Error(`The email cannot be rendered: ${errors[0]!.formattedMessage}`);
  const columns = [...between(html, '<style type="text/css">', '</style>')].filter((rules) => rules.includes('mj-'));
  const [body = ''] = between(html.slice(html.indexOf('<body')).replace(/^<body[^>]*>/, '<body>'), '<body>', '</body>');
  const styles = `
ul, ol { margin: 0 0 12px; padding-left: 20px; } ${columns.join('')}
@media (prefers-color-scheme: dark) { .words div { color: ${night.text} !important; } .rule p { border-top-color: ${night.line} !important; }
.words .action td, .words .action a { background: ${dark.accent} !important; color: ${dark['accent-on']} !important; } }`;
  return { body, styles };
}

/** The texts between two marks, in their order. */
function between(text: string, start: string, end: string): string[] {
  return text
    .split(start)
    .slice(1)
    .map((part) => part.slice(0, Math.max(0, part.indexOf(end))));
}

class Writer {
  readonly #slots: Slots;
  readonly #baseUrl: string;
  readonly #picture: string;
  /** @param picture the name of a picture without a text */
  constructor(slots: Slots, baseUrl: string, picture: string) {
    this.#slots = slots;
    this.#baseUrl = baseUrl;
    this.#picture = picture;
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
        return headline(this.#slots.words(block.text, escapeMailHtml), 24);
      case 'text':
        return this.#text(block.text);
      case 'button':
        return this.#button(block.label, block.url);
      case 'image':
        return this.#image(block.url, block.alt, block.link);
      case 'divider':
        return `<mj-divider css-class="rule" border-width="1px" border-color="${mailColors.line}" padding="16px 0" />`;
      case 'facts':
        return `<mj-text>${this.#slots.mark({ kind: 'facts', facts: block.facts, fallback: block.fallback ?? '' })}</mj-text>`;
    }
  }

  #cell(cell: Cell): string {
    return [
      cell.image_url && this.#image(cell.image_url, cell.image_alt ?? ''),
      cell.headline && headline(this.#slots.words(cell.headline, escapeMailHtml), 18),
      cell.text && this.#text(cell.text),
      cell.label && cell.url && this.#button(cell.label, cell.url),
    ]
      .filter(Boolean)
      .join('');
  }

  #button(label: string, url: string): string {
    return `<mj-button href="${this.#link(url)}">${this.#slots.words(label, escapeMailHtml)}</mj-button>`;
  }

  #text(text: string): string {
    const html = paragraphsOf(text).map((paragraph) => {
      if (!('items' in paragraph)) return `<div style="${styles[paragraph.kind]}">${this.#runs(paragraph.runs)}</div>`;
      const tag = paragraph.kind === 'bullets' ? 'ul' : 'ol';
      return `<${tag}>${paragraph.items.map((runs) => `<li>${this.#runs(runs)}</li>`).join('')}</${tag}>`;
    });
    return html.length === 0 ? '' : `<mj-text>${html.join('')}</mj-text>`;
  }

  #runs(runs: readonly Run[]): string {
    return runs
      .map(({ text, isBold, isItalic, url }) => {
        const shown = this.#slots.words(text, (part) => escapeMailHtml(part).replaceAll('\n', '<br />'));
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
    return /^https?:/i.test(trimmed) ? this.#slots.mark({ kind: 'link', url: trimmed }) : escapeMailHtml(trimmed);
  }

  /** A picture, unless its address is not allowed. */
  #image(url: string, alt: string, link?: string): string {
    if (imageProblem(url)) return '';
    const target = link ? ` href="${this.#link(link)}"` : '';
    return `<mj-image padding="12px 0" src="${this.picture(url)}" alt="${escapeMailHtml(alt)}"${target} />`;
  }

  picture(url: string): string {
    return escapeMailHtml(pictureAddress(url, this.#baseUrl));
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
            ? [`${block.alt || this.#picture}: ${this.#plainLink(block.link)}`]
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

function pictureAddress(url: string, baseUrl: string): string {
  const trimmed = url.trim();
  return isOwnPicture(trimmed) ? `${baseUrl}${trimmed}` : trimmed;
}

const styles = {
  text: 'margin:0 0 12px',
  heading: 'margin:8px 0;font-size:18px;line-height:24px;font-weight:600',
  quote: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #d6d3d1',
};
const card = (columns: string) => `<mj-section>${columns}</mj-section>`;
const headline = (html: string, size: number) =>
  `<mj-text font-size="${size}px" line-height="${Math.round(size * 1.3)}px" font-weight="600">${html}</mj-text>`;
