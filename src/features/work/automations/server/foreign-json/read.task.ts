import { invalid } from '#server/errors.ts';
import type { Variable } from '../../definition.schema.ts';
import { cleanForeignText } from './clean-text.ts';
import { type DescribedPath, describePaths } from './describe.ts';
import { parseForeignForm, parseForeignJson } from './parse.ts';
import { foreignValueAt, ownProperty, parsePath } from './paths.ts';

export interface ForeignInput {
  bytes: Uint8Array;
  isForm: boolean;
  /** The values to take, by their names. */
  fields: readonly Variable[];
  /** Paths of texts to take beside them, such as the id of the delivery. */
  also: Readonly<Record<string, string>>;
  /** Names with values that the document does not contain, such as the kind of an event, which a header tells. */
  added: Readonly<Record<string, string>>;
  /** Each element of a list is a document of its own. */
  isBatch: boolean;
  /** Also lists all values with their paths. */
  describes: boolean;
}

export interface ForeignDocument {
  values: Record<string, string | number | boolean>;
  also: Record<string, string>;
}

export interface ForeignRead {
  documents: ForeignDocument[];
  paths: DescribedPath[];
}

const MOST_DOCUMENTS = 100;

/** Reads what another system sent: nothing of it leaves but the values that were asked for. */
export function run({ bytes, isForm, fields, also, added, isBatch, describes }: ForeignInput): ForeignRead {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ body: ['is not UTF-8'] }, 'The body is not UTF-8.');
  }
  const root = isForm ? parseForeignForm(text) : parseForeignJson(text);
  const roots = isBatch && Array.isArray(root) ? root : [root];
  if (roots.length > MOST_DOCUMENTS)
    throw invalid(
      { body: [`has more than ${MOST_DOCUMENTS} events`] },
      `The body has more than ${MOST_DOCUMENTS} events.`,
    );
  const documents = roots.map((one) => withAdded(one, added));
  return {
    documents: documents.map((document) => ({
      values: Object.fromEntries(
        fields.flatMap(({ name, path, kind }) => {
          const value = typedValue(at(document, path), kind);
          return value === undefined ? [] : [[name, value] as const];
        }),
      ),
      also: Object.fromEntries(
        Object.entries(also).flatMap(([name, path]) => {
          const value = typedValue(at(document, path), 'text');
          return value === undefined ? [] : [[name, String(value)] as const];
        }),
      ),
    })),
    paths: describes && documents.length > 0 ? describePaths(documents[0]) : [],
  };
}

function at(document: unknown, path: string): unknown {
  const parts = parsePath(path);
  return parts && foreignValueAt(document, parts);
}

function withAdded(document: unknown, added: Readonly<Record<string, string>>): unknown {
  if (Object.keys(added).length === 0 || typeof document !== 'object' || Array.isArray(document)) return document;
  const own = Object.keys(document ?? {}).map((name) => [name, ownProperty(document, name)] as const);
  return Object.fromEntries([...Object.entries(added), ...own]);
}

/** A value of the asked kind; a value that is another one is missing, never guessed. */
function typedValue(value: unknown, kind: Variable['kind']): string | number | boolean | undefined {
  switch (kind) {
    case 'number':
      if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
      return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value) ? Number(value) : undefined;
    case 'yes_no':
      if (typeof value === 'boolean') return value;
      return value === 'true' ? true : value === 'false' ? false : undefined;
    default:
      if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
      if (typeof value === 'boolean') return String(value);
      if (Array.isArray(value)) return cleanForeignText(value.filter((one) => typeof one === 'string').join(', '));
      return typeof value === 'string' ? cleanForeignText(value) : undefined;
  }
}
