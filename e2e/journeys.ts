import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screensByFeature } from '../src/web/page/screenFiles.ts';

/**
 * The journeys of a feature are those that open one of its screens, or call its resources where none does. Both sides are read
 * from the source, the addresses that features declare and those that journeys name, so there is no list to keep.
 */
const FOLDER = import.meta.dirname;

/** An address in parts; what is computed is `$`. */
const partsOf = (address: string) =>
  address
    .split(/[?#]/)[0]!
    .replaceAll(/\$\{[^}]*\}|\$\w+/g, '$')
    .split('/')
    .filter(Boolean);

const named = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))];

/** The most exact screen counts: `/partners/create` is not `/partners/$id`. */
function featureAt(address: string[], screens: readonly { feature: string; parts: string[] }[]): string | undefined {
  const exactness = ({ parts }: { parts: string[] }) => parts.filter((part) => part !== '$').length;
  return screens
    .filter(
      ({ parts }) => parts.length === address.length && parts.every((part, at) => part === '$' || part === address[at]),
    )
    .sort((a, b) => exactness(b) - exactness(a))[0]?.feature;
}

/** @returns the files of the journeys of this feature, by the name of its folder and of its tables */
export async function journeysOf(feature: string, tables: readonly string[]): Promise<string[]> {
  const screens = (await screensByFeature()).map(({ name, path }) => ({ feature: name, parts: partsOf(path) }));
  const journeys = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ file: `e2e/${file}`, text: readFileSync(join(FOLDER, file), 'utf8') }));
  const opening = journeys.filter(({ text }) =>
    named(text, /['"`](\/[a-z][^'"`\n]*)['"`]/g).some((address) => featureAt(partsOf(address), screens) === feature),
  );
  const calling = journeys.filter(({ text }) =>
    named(text, /['"`](?:\/api\/)?([a-z_]+)[/?'"`]/g).some((resource) => tables.includes(resource)),
  );
  return (opening.length > 0 ? opening : calling).map(({ file }) => file);
}

/** The journeys of a feature, with its tables as its `nouns.ts` names them. */
export async function journeysOfFeature(feature: string): Promise<string[]> {
  const [file] = globSync(`src/features/*/${feature}/nouns.ts`, { cwd: ROOT });
  return journeysOf(feature, file ? named(readFileSync(join(ROOT, file), 'utf8'), /^ {2}(\w+)[:,]/gm) : []);
}

const ROOT = join(FOLDER, '..');

/** `node e2e/journeys.ts <feature>`: prints them, one a line. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const journeys = await journeysOfFeature(process.argv[2]!);
  if (journeys.length > 0) console.log(journeys.join('\n'));
}
