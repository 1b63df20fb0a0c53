import type { WidgetContent } from '../../schema.ts';
import { type GiveToken, Refused, tokenFrom, WidgetClient } from './client.ts';
import { button, element } from './dom.ts';
import { example } from './example.ts';
import { dealsPart, earningsPart, linksPart, type Widget } from './parts.ts';
import { style } from './style.ts';
import { texts as t } from './texts.ts';

const script = document.currentScript as HTMLScriptElement | null;
/** The installation that the script came from. */
const server = script?.src ? new URL(script.src).origin : location.origin;
const parts = { earnings: earningsPart, links: linksPart, deals: dealsPart };

/**
 * `<tandem-portal company="…" token-url="/tandem-token">`: earnings, referral links and deal registration of one partner user.
 * A page that gets tokens in another way sets the property `giveToken` before it adds the element.
 */
class TandemPortal extends HTMLElement {
  static observedAttributes = ['company', 'token-url', 'parts'];
  giveToken: GiveToken | undefined;
  readonly #status = element('p', { role: 'status', class: 'second', tabindex: '-1' });
  readonly #frame = element('div', { class: 'frame', part: 'frame' });
  /** The number of the latest start; answers to earlier ones are late. */
  #start = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    // Unlike a style element, it needs no exception in the page's content security policy.
    root.adoptedStyleSheets = [sheet];
    root.append(this.#frame);
  }

  connectedCallback(): void {
    void this.#load();
  }

  disconnectedCallback(): void {
    this.#start += 1;
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (this.isConnected && before !== now) void this.#load();
  }

  async #load(): Promise<void> {
    const start = ++this.#start;
    this.#frame.replaceChildren(element('p', { class: 'second' }, t.loading));
    if (this.hasAttribute('example')) return this.#draw(example, () => Promise.reject(new Refused(t.example)));
    const client = new WidgetClient({
      server,
      company: encodeURIComponent(this.getAttribute('company') ?? ''),
      giveToken: this.giveToken ?? tokenFrom(this.getAttribute('token-url') ?? ''),
    });
    try {
      const content = await client.send<WidgetContent>();
      if (start === this.#start) this.#draw(content, (path, body, key) => client.send(path, body, key));
    } catch (error) {
      if (start !== this.#start) return;
      const text = error instanceof Refused ? error.message : t.failed;
      this.#frame.replaceChildren(
        element('p', { role: 'alert' }, text),
        button(t.retry, () => void this.#load()),
      );
    }
  }

  #draw(content: WidgetContent, send: Widget['send']): void {
    const { company_name, partner_name, portal_url } = content;
    this.#status.replaceChildren();
    const widget: Widget = {
      content,
      send,
      say: (text, more) => this.#status.replaceChildren(text, ...(more ? [' ', more] : [])),
      redraw: (changed) => {
        this.#draw(changed, send);
        // The form that had the focus is gone.
        this.#status.focus();
      },
    };
    const wanted = (this.getAttribute('parts') ?? 'earnings links deals').split(/\s+/);
    const shown = wanted
      .map((name) => parts[name as keyof typeof parts]?.(widget) ?? null)
      .filter((part) => part !== null);
    this.#frame.replaceChildren(
      element(
        'header',
        {},
        element('h2', {}, t.title(partner_name, company_name)),
        !this.hasAttribute('example') &&
          element('a', { href: portal_url, target: '_blank', rel: 'noopener' }, t.portal),
      ),
      ...(shown.length > 0 ? shown : [element('p', { class: 'second' }, t.nothing)]),
      this.#status,
    );
  }
}

if (!customElements.get('tandem-portal')) customElements.define('tandem-portal', TandemPortal);
