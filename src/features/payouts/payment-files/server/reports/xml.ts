import { xmlTokens } from '#server/text/xml.ts';
import { UnreadableReport } from './line.ts';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
}

const MOST_DEPTH = 40;
const MOST_ELEMENTS = 200_000;

/** Reads a document as a tree. Document types, and with them entities, are refused. @throws UnreadableReport */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  try {
    for (const token of xmlTokens(text)) {
      const parent = open.at(-1)!;
      if (token.kind === 'text') parent.text += token.text;
      else if (token.kind === 'close') open.pop();
      else {
        count += 1;
        if (open.length > MOST_DEPTH || count > MOST_ELEMENTS)
          throw new UnreadableReport('is nested too deeply or too large');
        const element = { name: token.name, attributes: token.attributes, text: '', children: [] };
        parent.children.push(element);
        open.push(element);
      }
    }
  } catch (error) {
    throw error instanceof UnreadableReport ? error : new UnreadableReport((error as Error).message);
  }
  const [document] = root.children;
  if (!document) throw new UnreadableReport('contains invalid XML');
  return document;
}

export const allElements = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at a path of names: `find(entry, 'Refs', 'EndToEndId')`. */
export function find(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>((at, name) => at?.children.find((child) => child.name === name), element);
}

export function paymentReportText(element: Element | undefined, ...path: readonly string[]): string | null {
  return find(element, ...path)?.text.trim() || null;
}
