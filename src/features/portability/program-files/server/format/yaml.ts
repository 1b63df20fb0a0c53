import yaml, { type Node, type Pair, type Scalar } from 'yaml';
import type { ProgramProblem } from '../../schema.ts';
import { FILE, hasMark, REF } from './marks.ts';

/** References to records, and texts that are in files of their own. */
const customTags = ['!ref', '!file'].map((tag) => ({ tag, resolve: (text: string) => text }));
const MOST_DEPTH = 40;
const MOST_NODES = 50_000;

/** Writes a value as YAML 1.2. The same value always gives the same bytes. */
export function writeYaml(value: unknown): string {
  const document = new yaml.Document(value, { customTags, aliasDuplicateObjects: false });
  yaml.visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string') return;
      const tag = node.value.startsWith(REF) ? '!ref' : node.value.startsWith(FILE) ? '!file' : undefined;
      if (!tag) return;
      node.value = node.value.slice(1);
      node.tag = tag;
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** A value with the line of each of its parts, by path: `stages.0.name`. */
export interface Parsed {
  value: unknown;
  lines: Map<string, number>;
}

/** Each value has a few tokens. */
const MOST_TOKENS = 8 * MOST_NODES;

/**
 * The tokens of a file, or why it is refused. The parser of the library keeps a stack of its own, but what composes the
 * values calls itself for each level, and V8 ends the whole process when a regular expression is compiled at the end of
 * its stack. So the depth is checked before.
 */
function tokensOf(text: string, counter: yaml.LineCounter): yaml.CST.Token[] | string {
  const parser = new yaml.Parser(counter.addNewLine);
  const tokens: yaml.CST.Token[] = [];
  let count = 0;
  counter.addNewLine(0);
  for (const lexeme of new yaml.Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    if (parser.stack.length > MOST_DEPTH + 2) return 'The values are nested too deeply.';
    if (count > MOST_TOKENS) return 'The file has too many values.';
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

/** Reads one document. Only plain values are accepted: no aliases, anchors, merge keys or foreign tags. */
export function readYaml(file: string, text: string, problems: ProgramProblem[]): Parsed | undefined {
  const counter = new yaml.LineCounter();
  const tokens = tokensOf(text, counter);
  const lineAt = (offset: number | undefined) => (offset === undefined ? null : counter.linePos(offset).line);
  const refuse = (reason: string, offset?: number) => {
    problems.push({ file, line: lineAt(offset), reason });
    return undefined;
  };
  if (typeof tokens === 'string') return refuse(tokens);
  const composer = new yaml.Composer({ customTags, logLevel: 'silent', prettyErrors: false });
  const documents = [...composer.compose(tokens, false, text.length)];
  if (documents.length === 0) return refuse('The file is empty.');
  if (documents.length > 1) return refuse('The file has several documents; only one is allowed.');
  const [document] = documents;
  const [error] = document!.errors;
  if (error) return refuse(sentence(error.message), error.pos[0]);
  if (!document!.contents) return refuse('The file is empty.');
  const lines = new Map<string, number>();
  let nodes = 0;
  let isRefused = false;
  const stop = (reason: string, node: Node | null | undefined) => {
    if (!isRefused) refuse(reason, node?.range?.[0]);
    isRefused = true;
    return null;
  };

  function plain(node: Node | null, path: string, depth: number): unknown {
    if (isRefused || node === null) return null;
    nodes += 1;
    if (nodes > MOST_NODES) return stop('The file has too many values.', node);
    if (depth > MOST_DEPTH) return stop('The values are nested too deeply.', node);
    if (node.range) lines.set(path, counter.linePos(node.range[0]).line);
    if (yaml.isAlias(node)) return stop('Aliases are not supported; write the value again.', node);
    if ((node as { anchor?: string }).anchor) return stop('Anchors are not supported.', node);
    if (yaml.isScalar(node)) return scalar(node);
    if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) return stop(`The tag ${node.tag} is not known.`, node);
    if (yaml.isMap(node) && node.tag === undefined) return object(node.items, path, depth);
    if (yaml.isSeq(node) && node.tag === undefined)
      return node.items.map((item, index) => plain(item as Node | null, `${path}${path && '.'}${index}`, depth + 1));
    return stop('This kind of value is not supported.', node);
  }

  function scalar(node: Scalar): unknown {
    const { value, tag } = node;
    if (tag === '!ref' || tag === '!file') {
      if (typeof value !== 'string' || value === '' || hasMark(value)) return stop(`${tag} needs a name.`, node);
      return `${tag === '!ref' ? REF : FILE}${value}`;
    }
    if (tag !== undefined) return stop(`The tag ${tag} is not known.`, node);
    if (typeof value === 'string')
      return hasMark(value) || value.includes('\u0000')
        ? stop('The text has a character that is not allowed.', node)
        : value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : stop('The number is not finite.', node);
    return value === null || typeof value === 'boolean' ? value : stop('This kind of value is not supported.', node);
  }

  function object(items: Pair[], path: string, depth: number): unknown {
    const entries: [string, unknown][] = [];
    for (const { key, value } of items) {
      const name = yaml.isScalar(key) ? scalar(key) : null;
      if (!yaml.isScalar(key) || (key as { anchor?: string }).anchor)
        return stop('A name must be a plain text.', key as Node);
      const text = typeof name === 'number' ? String(name) : name;
      if (typeof text !== 'string') return stop('A name must be a plain text.', key);
      if (text === '__proto__' || text === 'constructor' || text === 'prototype' || text === '<<')
        return stop(`The name ${text} is not allowed.`, key);
      const at = `${path}${path && '.'}${text}`;
      const one = plain(value as Node | null, at, depth + 1);
      if (key.range) lines.set(at, counter.linePos(key.range[0]).line);
      entries.push([text, one]);
    }
    return Object.fromEntries(entries);
  }

  const value = plain(document!.contents as Node, '', 0);
  return isRefused ? undefined : { value, lines };
}

/** The first line of a message of the parser, as a sentence. */
function sentence(message: string): string {
  const first = message
    .split('\n')[0]!
    .replace(/ at line \d+, column \d+:?$/, '')
    .trim();
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
