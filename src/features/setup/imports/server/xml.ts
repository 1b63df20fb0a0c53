/** One step through an XML document: a tag opened, closed, or text between. Prefixes of namespaces are left out. */
export interface XmlToken {
  kind: 'open' | 'close' | 'text';
  /** Of tags. */
  name: string;
  /** Of opened tags, as written; `attribute` reads one. */
  attributes: string;
  /** Of texts, with entities resolved. */
  text: string;
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s/>!?]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/y;
const NO_CHARACTERS = 'has characters that are none';
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the XML that office programs write, and nothing cleverer: no document type, no entities of one's own, so that a
 * file can neither make us fetch nor blow up anything. @throws Error where it is not that
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  token.lastIndex = 0;
  if (xml.includes('\0')) throw new Error(NO_CHARACTERS);
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < xml.length) {
    // The expression is shared: whoever reads between two steps may have moved it.
    token.lastIndex = at;
    const found = token.exec(xml);
    if (!found) throw new Error('is not XML that office programs write');
    at = token.lastIndex;
    const [, cdata, slash, name, attributes = '', selfClosing, text] = found;
    if (cdata !== undefined) yield { kind: 'text', name: '', attributes: '', text: cdata };
    else if (text !== undefined) yield { kind: 'text', name: '', attributes: '', text: resolved(text) };
    else if (name !== undefined) {
      const local = name.slice(name.indexOf(':') + 1);
      if (slash) yield { kind: 'close', name: local, attributes: '', text: '' };
      else {
        yield { kind: 'open', name: local, attributes, text: '' };
        if (selfClosing) yield { kind: 'close', name: local, attributes: '', text: '' };
      }
    }
  }
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute, whatever its namespace. */
export function attribute({ attributes }: XmlToken, name: string): string | undefined {
  if (attributes === '') return undefined;
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found ? resolved(found[1] ?? found[2] ?? '') : undefined;
}

function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(#?\w{1,10});)?/g, (_all, name: string | undefined) => {
    const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name ?? '');
    const code = number ? Number.parseInt(number[1] ?? number[2]!, number[1] ? 16 : 10) : undefined;
    // Neither XML nor the database knows them: half a pair, and the end of a text.
    if (code === 0 || (code !== undefined && code >= 0xd800 && code <= 0xdfff)) throw new Error(NO_CHARACTERS);
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
    const entity = entities[name ?? ''];
    if (entity === undefined) throw new Error(`has an entity we do not know: &${name ?? ''}`);
    return entity;
  });
}
