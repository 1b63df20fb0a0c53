import { newId } from '#shared/ids.ts';
import { copyText } from '#web/interaction/copyText.ts';
import type { WidgetContent, WidgetDealCreated, WidgetField, WidgetLink } from '../../schema.ts';
import { button, element } from './dom.ts';
import { type FieldValues, formOf } from './form.ts';
import { texts as t } from './texts.ts';

/** The parts need this of the widget. */
export interface Widget {
  content: WidgetContent;
  send: <T>(path: string, body: object, key: string) => Promise<T>;
  /** Says something to screen readers and below the parts. */
  say: (text: string, more?: Node) => void;
  /** Draws the widget again, with changed content. */
  redraw: (content: WidgetContent) => void;
}

function section(title: string, ...children: (Node | string | null | false)[]): HTMLElement {
  return element('section', { 'aria-label': title }, element('h3', {}, title), ...children);
}

export function earningsPart({ content: { earnings, locale } }: Widget): HTMLElement | null {
  if (!earnings) return null;
  return section(
    t.earnings,
    earnings.length === 0 && element('p', { class: 'second' }, t.noEarnings),
    ...earnings.flatMap(({ currency, digits, next, ...sums }) => {
      const money = (minor: number) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** digits);
      const figures: [string, number][] = [
        [t.payable, sums.payable_minor],
        [t.onHold, sums.on_hold_minor],
        [t.inPayout, sums.in_transit_minor],
        [t.paid, sums.paid_minor],
      ];
      return [
        element(
          'dl',
          {},
          ...figures.map(([label, minor]) =>
            element('div', {}, element('dt', {}, label), element('dd', {}, money(minor))),
          ),
        ),
        next && element('p', { class: 'second' }, t.next(money(next.expected_minor), dayText(next.planned_on, locale))),
      ];
    }),
  );
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export function linksPart(widget: Widget): HTMLElement | null {
  const { links, locale } = widget.content;
  if (!links) return null;
  const { rows, may_create, domains } = links;
  const create = (values: FieldValues, key: string) =>
    widget.send<WidgetLink>('/links', values, key).then((link) => {
      widget.redraw({ ...widget.content, links: { ...links, rows: [link, ...rows] } });
      widget.say(t.linkCreated);
    });
  return section(
    t.links,
    rows.length === 0 && element('p', { class: 'second' }, t.noLinks),
    element('ul', {}, ...rows.map((link) => linkRow(widget, link, locale))),
    may_create &&
      opening(t.newLink, 0, create, [
        field('name', t.linkName),
        field('destination_url', t.linkTarget, { help: t.linkTargetHelp(domains.join(', ')) }),
      ]),
  );
}

function linkRow({ say }: Widget, { name, address, clicks }: WidgetLink, locale: string): HTMLElement {
  const shown = element('span', { class: 'second address' }, address);
  const copy = () =>
    copyText(address).then(
      () => say(t.copied),
      () => {
        // A page in a frame may not be allowed to write to the clipboard.
        getSelection()?.selectAllChildren(shown);
        say(t.copyYourself);
      },
    );
  return element(
    'li',
    { class: 'row' },
    element('div', {}, element('div', {}, name), shown),
    element('span', { class: 'second' }, t.clicks(clicks.toLocaleString(locale), clicks === 1)),
    button(t.copy, () => void copy(), { 'aria-label': t.copyOf(name) }),
  );
}

const field = (name: string, label: string, more: Partial<WidgetField> = {}): WidgetField => ({
  name,
  label,
  kind: 'text',
  is_required: true,
  help: null,
  options: [],
  ...more,
});

export function dealsPart(widget: Widget): HTMLElement | null {
  const { deals, portal_url } = widget.content;
  if (!deals) return null;
  if (!deals.fields)
    return section(
      t.deals,
      element(
        'p',
        {},
        t.inPortal,
        ' ',
        element('a', { href: `${portal_url}/revenue/deal-desk/create`, target: '_blank', rel: 'noopener' }, t.newDeal),
      ),
    );
  const register = (values: FieldValues, key: string) =>
    widget.send<WidgetDealCreated>('/deals', dealOf(values), key).then(({ number, url }) => {
      widget.redraw(widget.content);
      widget.say(
        t.dealSent(String(number)),
        element('a', { href: url, target: '_blank', rel: 'noopener' }, t.dealOpen),
      );
    });
  return section(
    t.deals,
    element('p', { class: 'second' }, t.dealsAbout),
    opening(t.newDeal, deals.digits, register, deals.fields),
  );
}

/** The company's own fields go below `custom`. A customer without a website is registered as such. */
function dealOf(values: FieldValues): object {
  const own = Object.entries(values).filter(([name]) => name.startsWith('custom.'));
  const usual = Object.entries(values).filter(([name]) => !name.startsWith('custom.'));
  return {
    ...Object.fromEntries(usual),
    ...(values.account_domain === undefined && { has_no_website: true }),
    ...(own.length > 0 && { custom: Object.fromEntries(own.map(([name, value]) => [name.slice(7), value])) }),
  };
}

/** A button that opens a form in its place. One key belongs to one form, so that a repeated request has one effect. */
function opening(
  label: string,
  digits: number,
  submit: (values: FieldValues, key: string) => Promise<void>,
  fields: readonly WidgetField[],
): HTMLElement {
  const box = element('div', {});
  const open = button(
    label,
    () => {
      const form = formOf({
        fields,
        digits,
        label,
        submit: (values) => submit(values, keyOf(values)),
        cancel: () => {
          box.replaceChildren(open);
          open.focus();
        },
      });
      const keys = new Map<string, string>();
      /** A corrected form is another request. */
      const keyOf = (values: FieldValues) => {
        const content = JSON.stringify(values);
        const key = keys.get(content) ?? newId();
        keys.set(content, key);
        return key;
      };
      box.replaceChildren(form);
      form.querySelector<HTMLElement>('input,select')?.focus();
    },
    { class: 'main' },
  );
  box.append(open);
  return box;
}
