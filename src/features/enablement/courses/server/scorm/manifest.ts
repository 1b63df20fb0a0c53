import { SaxesParser } from 'saxes';
import { invalid } from '#server/errors.ts';
import type { ScormPackage, ScormPart } from '../../schema.ts';
import { type Entries, safePath } from './archive.ts';
import { contentTypeOf } from './content-types.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const refuse = (reason: string) => invalid({ file: [reason] }, `${reason}.`);
const MOST_DEPTH = 50;
const MOST_PARTS = 500;

/** Removes the namespace prefix of a name, because packages choose prefixes freely. */
const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => {
    throw refuse('imsmanifest.xml defines a document type, which is not allowed');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MOST_DEPTH) throw refuse('imsmanifest.xml is nested too deeply');
    const element: Element = { name: local(name), attributes: {}, children: [], text: '' };
    for (const [key, value] of Object.entries(attributes)) element.attributes[local(key)] = String(value);
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('cdata', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('error', (error) => {
    throw refuse(`imsmanifest.xml cannot be read: ${error.message.split('\n')[0]!.slice(0, 200)}`);
  });
  parser.write(xml).close();
  const manifest = root.children[0];
  if (manifest?.name !== 'manifest') throw refuse('imsmanifest.xml is not a SCORM manifest');
  return manifest;
}

const child = (of: Element | undefined, name: string) => of?.children.find((each) => each.name === name);
const all = (of: Element | undefined, name: string) => of?.children.filter((each) => each.name === name) ?? [];
const words = (of: Element | undefined) => of?.text.replace(/\s+/g, ' ').trim() ?? '';

/** Reads the parts of a package that a learner opens, in order. @throws 422 with the reason why it is rejected */
export function readManifest(xml: string, entries: Entries): ScormPackage {
  const manifest = parse(xml);
  const standard = standardOf(manifest);
  const organizations = child(manifest, 'organizations');
  const listed = all(organizations, 'organization');
  const chosen =
    listed.find(({ attributes }) => attributes.identifier === organizations?.attributes.default) ?? listed[0];
  if (!chosen) throw refuse('The package has no organization, so it does not say what learners open');
  const resources = new Map<string, Element>();
  const base = manifest.attributes.base ?? '';
  const group = child(manifest, 'resources');
  for (const resource of all(group, 'resource')) resources.set(resource.attributes.identifier ?? '', resource);
  const parts: ScormPart[] = [];
  collect(chosen, (item) => {
    const resource = resources.get(item.attributes.identifierref ?? '');
    if (!resource) {
      if (item.attributes.identifierref) throw refuse(`The package refers to a resource that it does not contain`);
      return;
    }
    if (parts.length >= MOST_PARTS) throw refuse(`The package has more than ${MOST_PARTS} parts`);
    parts.push(partOf(item, resource, [base, group?.attributes.base, resource.attributes.base], entries, parts.length));
  });
  if (parts.length === 0) throw refuse('The package contains nothing that learners can open');
  return { standard, title: words(child(chosen, 'title')) || 'Package', parts };
}

function collect(of: Element, take: (item: Element) => void): void {
  for (const item of all(of, 'item')) {
    if (item.attributes.isvisible !== 'false') take(item);
    collect(item, take);
  }
}

function partOf(
  item: Element,
  resource: Element,
  bases: (string | undefined)[],
  entries: Entries,
  n: number,
): ScormPart {
  const given = `${bases.filter(Boolean).join('')}${resource.attributes.href ?? ''}`;
  const [href, query = ''] = splitQuery(given);
  const path = safePath(decoded(href));
  if (!path || !entries[path]) throw refuse(`The package does not contain “${href.slice(0, 120)}”, which it opens`);
  const shown = href.slice(0, 120);
  if (!contentTypeOf(path)) throw refuse(`The package opens “${shown}”, a kind of file that browsers do not show`);
  if (entries[path].size === 0) throw refuse(`The package opens “${shown}”, which is empty`);
  const parameters = (item.attributes.parameters ?? '').replace(/^[?&]/, '');
  const search = [query, parameters].filter(Boolean).join('&');
  const mastery = Number.parseFloat(words(child(item, 'masteryscore')) || 'x');
  return {
    id: (item.attributes.identifier ?? `part_${n}`).slice(0, 200),
    title: words(child(item, 'title')).slice(0, 200) || `Part ${n + 1}`,
    href: `${path.split('/').map(encodeURIComponent).join('/')}${search && `?${search.replace(/[#\s]/g, '')}`}`,
    is_sco: (resource.attributes.scormtype ?? '').toLowerCase() === 'sco',
    mastery: Number.isFinite(mastery) ? Math.min(100, Math.max(0, mastery)) : null,
  };
}

function splitQuery(href: string): [string, string?] {
  const [path, query] = href.split('#')[0]!.split('?');
  return [path!, query];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function standardOf(manifest: Element): '1.2' | '2004' {
  const metadata = child(manifest, 'metadata');
  const schema = words(child(metadata, 'schema'));
  if (/common cartridge|qti/i.test(schema))
    throw refuse(`The package is in the format “${schema.slice(0, 60)}”. Export it as SCORM 1.2 or SCORM 2004`);
  const version = words(child(metadata, 'schemaversion'));
  if (/2004|CAM 1\.3|^1\.3$/i.test(version)) return '2004';
  if (/^1\.[12]/.test(version)) return '1.2';
  // Some packages state their standard only by their namespaces.
  const spaces = Object.values(manifest.attributes).join(' ');
  return /adlcp_v1p3|imscp_v1p1\b/.test(spaces) ? '2004' : '1.2';
}
