type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | boolean | null | undefined | ((event: Event) => void)>;

/** Creates an element. Texts become text nodes, so nothing that a server sends is read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name, value);
    else if (value === true) created.setAttribute(name, '');
    else if (typeof value === 'string') created.setAttribute(name, value);
  }
  created.append(...children.filter((child): child is Node | string => Boolean(child)));
  return created;
}

/** A button that does not submit. */
export const button = (label: string, click: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  element('button', { type: 'button', click, ...attributes }, label);
