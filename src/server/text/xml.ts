import { SaxesParser } from 'saxes';

/** One token of an XML document: an opening tag, a closing tag, or text between. Namespace prefixes are left out. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** The number of characters parsed at once, so that a reader who has enough need not wait for the rest. */
const CHUNK = 65_536;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Yields the tokens of a document. A document type is refused, so that a file cannot define entities of its own. An
 * empty text has no tokens.
 * @throws Error that completes a sentence about the file
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  if (xml === '') return;
  let tokens: XmlToken[] = [];
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('error', ({ message }) => {
    throw new Error(`contains invalid ${/character/.test(message) ? 'characters' : 'XML'}`);
  });
  parser.on('doctype', () => {
    throw new Error('contains invalid XML');
  });
  parser.on('text', (text) => tokens.push({ kind: 'text', text }));
  parser.on('cdata', (text) => tokens.push({ kind: 'text', text }));
  parser.on('opentag', ({ name, attributes }) => tokens.push({ kind: 'open', name: localName(name), attributes }));
  parser.on('closetag', ({ name }) => tokens.push({ kind: 'close', name: localName(name) }));
  for (let at = 0; at < xml.length; at += CHUNK) {
    parser.write(xml.slice(at, at + CHUNK));
    yield* tokens;
    tokens = [];
  }
  parser.close();
  yield* tokens;
}

/** The value of an attribute, whatever its namespace. */
export function attribute({ attributes }: { attributes: Readonly<Record<string, string>> }, name: string) {
  if (name in attributes) return attributes[name];
  const full = Object.keys(attributes).find((each) => localName(each) === name);
  return full && attributes[full];
}
