// npm run texts [folder or word ...]: prints every text a user can read, by file, so that a person can read them in one go.
// `--check` prints only what is not plain: banned phrases (scripts/words/banned.txt) in texts, British spellings everywhere,
// and comments that begin with a fragment (scripts/words/comment-openings.txt).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst, parseSync } from 'vite';
import { ROOT } from './toolchain.mjs';
import { changedFiles, filesOfProject } from './unchanged.mjs';

/** Properties and attributes whose words are shown to users, even a single one. */
const SHOWN =
  /^(label|title|help|text|placeholder|description|summary|detail|hint|message|extra|tooltip|okText|cancelText|content|subject|one|many|heading|empty|what|name|action|aria-label|alt|caption|lead|note|unit|suffix|prefix|reason)$/;
const isSql = (text) =>
  /\$\d|::\w|^\s*(select|insert|update|delete|with|and|or|create|alter|drop|left join|join|where|order by|from|case|set|on|coalesce)\b[\s\S]*[_=(]/i.test(
    text,
  );
const isProse = (text) =>
  /[A-Za-z]{2,}[,.’':]? [A-Za-z’'“$0-9{]/.test(text) &&
  !/^[a-z-]+( [a-z0-9-]+)*$/.test(text) &&
  !/[{}]\s*[a-z-]+:|=>|^\S+\/\S+$/.test(text);

const langOf = (path) => (path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js');

/** Maps offsets in a source file to line numbers, which start at 1. */
function lineFinder(code) {
  const lineStarts = [0];
  for (let index = code.indexOf('\n'); index >= 0; index = code.indexOf('\n', index + 1)) lineStarts.push(index + 1);
  return (offset) => {
    let [low, high] = [0, lineStarts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lineStarts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** Finds every text of a source file that a user can read: `{line, text}`, with {…} for computed parts. */
export function textsOf(path, code) {
  const found = [];
  const lineAt = lineFinder(code);
  const add = (node, text, isShown) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (!/[A-Za-z]{2}/.test(words) || isSql(words)) return;
    if (isShown ? !/^[a-z0-9_.:/#-]+$/.test(words) : isProse(words))
      found.push({ line: lineAt(node.start), text: words });
  };
  const visit = (node, isShown) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isShown);
      return;
    }
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'RegExpLiteral':
        return;
      case 'JSXText':
        return add(node, node.value, true);
      case 'Literal':
        return typeof node.value === 'string' ? add(node, node.value, isShown) : undefined;
      case 'TemplateLiteral': {
        const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
        add(
          node,
          parts.reduce((whole, part, index) => whole + (index ? '{…}' : '') + part, ''),
          isShown,
        );
        return visit(node.expressions, false);
      }
      case 'JSXAttribute': {
        const name = node.name.name ?? '';
        if (name === 'className' || name === 'style' || name === 'to' || name === 'href') return;
        return visit(node.value, SHOWN.test(name));
      }
      case 'Property': {
        const name = node.key.name ?? node.key.value ?? '';
        if (node.computed) visit(node.key, false);
        return visit(node.value, SHOWN.test(name) || (isShown && node.value.type !== 'Identifier'));
      }
    }
    const keepsShown =
      /Conditional|Logical|JSXExpression|Array|Object|Arrow|Template|Binary|Paren|TSAs|TSSatisfies|Block|Return/.test(
        node.type,
      );
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
        continue;
      if (value && typeof value === 'object') visit(value, isShown && keepsShown && key !== 'test');
    }
  };
  visit(parseAst(code, { lang: langOf(path), astType: 'ts' }).body, false);
  return found;
}

/** Finds the comments of a source file: `{line, text}`. Line comments in consecutive lines are one comment. */
function commentsOf(path, code) {
  const lineAt = lineFinder(code);
  const raw = path.endsWith('.css')
    ? [...code.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ index, 1: value }) => ({ type: 'Block', value, start: index }))
    : parseSync(path, code, { lang: langOf(path) }).comments;
  const found = [];
  for (const { type, value, start } of raw) {
    const line = lineAt(start);
    const isWholeLine = type === 'Line' && code.slice(code.lastIndexOf('\n', start) + 1, start).trim() === '';
    const last = found.at(-1);
    if (isWholeLine && last?.end === line - 1) {
      last.end = line;
      last.text += ` ${value.trim()}`;
    } else {
      const text = value
        .replace(/^\*/, '')
        .replaceAll(/\n\s*\*? ?/g, ' ')
        .trim();
      found.push({ line, text, end: isWholeLine ? line : undefined });
    }
  }
  return found;
}

/** Words of other languages are not judged by the rules of English. */
const isTranslated = (path) => /\.(de|fr|es|pt-BR|ja)\.(ts|md)$|\/french\.ts$/.test(path);
const isSource = (path) =>
  !isTranslated(path) && /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);
const isChecked = (path) =>
  /^(src|e2e|scripts|bench|db|docs)\/|^[A-Z]+\.md$|^\.env\.example$/.test(path) &&
  /\.(ts|tsx|mjs|css|sql|md|html|example)$/.test(path) &&
  !/^scripts\/words\/|^db\/adoption|common-words\.ts$/.test(path) &&
  !isTranslated(path);

const isCode = (path) => /^((src|e2e|scripts|bench)\/.*|[^/]+)\.(tsx?|m?js|css)$/.test(path);

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const list = (name) =>
  read(join('scripts', 'words', name))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** All texts by file: `[{path, texts}]`. */
function allTexts(of) {
  return filesOfProject()
    .filter((path) => isSource(path) && of(path))
    .map((path) => ({ path, texts: textsOf(path, read(path)) }))
    .filter(({ texts }) => texts.length > 0);
}

/** Lists everything that is not plain, as lines `path:line: reason`. Files found plain before are not read again. */
function complaints() {
  const lists = ['banned', 'british', 'allowed', 'comment-openings', 'unread-comments'];
  const rules = ['scripts/texts.mjs', 'package-lock.json', ...lists.map((name) => `scripts/words/${name}.txt`)];
  const paths = filesOfProject().filter((path) => isSource(path) || isCode(path) || isChecked(path));
  const { changed, keep } = changedFiles('texts', rules, paths);
  const complaintsOf = readerWith(lists.map((name) => list(`${name}.txt`)));
  const faulty = new Set();
  const found = changed.flatMap((path) => {
    const lines = complaintsOf(path);
    if (lines.length > 0) faulty.add(path);
    return lines;
  });
  keep(faulty);
  return found;
}

/** The function that finds what is not plain in one file, by the word lists. */
function readerWith([bannedWords, britishWords, allowedWords, commentOpenings, unread]) {
  const banned = bannedWords.map((entry) => {
    const [phrase, instead] = entry.split(' | ');
    const source = phrase.startsWith('/') ? phrase.slice(1, -1) : `(?<!\\w)${escaped(phrase)}(?!\\w)`;
    return { instead, pattern: new RegExp(source, 'i') };
  });
  const british = new RegExp(`(?:${britishWords.join('|')})`, 'i');
  const allowed = allowedWords.map((line) => line.split(' '));
  const openings = new RegExp(`^(?:${commentOpenings.join('|')})\\b(?![^.]*\\?)`);
  const isRead = (path) => isCode(path) && !unread.some((folder) => path.startsWith(folder));

  function* inTexts(path, code) {
    for (const { line, text } of textsOf(path, code))
      for (const { pattern, instead } of banned) {
        const phrase = pattern.exec(text)?.[0];
        if (phrase) yield `${path}:${line}: “${phrase}” in “${text}”; better: ${instead}`;
      }
  }
  function* inComments(path, code) {
    for (const { line, text } of commentsOf(path, code))
      if (openings.test(text))
        yield `${path}:${line}: “${text.slice(0, 60)}” is not a sentence; name its subject first`;
  }
  function* inLines(path, code) {
    const isGuide = /^docs\/guide\//.test(path);
    for (const [index, text] of code.split('\n').entries()) {
      const word = british.exec(text)?.[0];
      if (word && !allowed.some(([end, one]) => path.endsWith(end) && word.toLowerCase() === one))
        yield `${path}:${index + 1}: “${word}” is not American English`;
      for (const { pattern, instead } of isGuide ? banned : []) {
        const phrase = pattern.exec(text)?.[0];
        if (phrase) yield `${path}:${index + 1}: “${phrase}”; better: ${instead}`;
      }
    }
  }
  return (path) => {
    const code = read(path);
    return [
      ...(isSource(path) ? inTexts(path, code) : []),
      ...(isRead(path) ? inComments(path, code) : []),
      ...(isChecked(path) ? inLines(path, code) : []),
    ];
  };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  if (wanted.includes('--check')) {
    const found = complaints();
    for (const line of found) console.log(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  } else {
    for (const { path, texts } of allTexts(
      (path) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
    )) {
      console.log(`\n${path}`);
      for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
    }
  }
}
