import { createRequire } from 'node:module';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { antdTheme } from '../look/antdTheme.ts';

/** The library's build for Node is used, because imports in the one for browsers have no file extensions. */
const load = createRequire(import.meta.url);
const { createCache, extractStyle, StyleProvider } = load(
  '@ant-design/cssinjs',
) as typeof import('@ant-design/cssinjs');
const { ConfigProvider } = load('antd') as typeof import('antd');

interface Style {
  /** The class that the style is for. */
  prefix: string;
  /** The class of the first selectors, if it is another one. */
  root?: string;
  /** The export with the style; defaults to `default`. */
  hook?: string;
}

const own = (prefix: string, hook?: string): Style => ({ prefix, hook });
/** A style whose first selectors use the class with the variables. */
const rooted = (prefix: string): Style => ({ prefix, root: `${prefix}-css-var` });

/** The styles that the library writes first, and those after all others. */
const FIRST = ['form'];
const LAST = ['button/compact', 'form/fallbackCmp', 'modal/confirm'];

/** The components whose styles our screens use, by the module of the style. */
export const styles: Record<string, readonly Style[]> = {
  alert: [own('ant-alert')],
  app: [own('ant-app')],
  button: [own('ant-btn')],
  'button/compact': [own('ant-btn')],
  checkbox: [rooted('ant-checkbox')],
  collapse: [own('ant-collapse')],
  'date-picker': [rooted('ant-picker')],
  drawer: [own('ant-drawer')],
  empty: [own('ant-empty')],
  flex: [own('ant-flex')],
  form: [rooted('ant-form')],
  'form/fallbackCmp': [own('ant-form')],
  grid: [own('ant-row', 'useRowStyle'), own('ant-col', 'useColStyle')],
  input: [own('ant-input', 'useSharedStyle'), rooted('ant-input')],
  'input/search': [own('ant-input-search')],
  'input/textarea': [rooted('ant-input')],
  message: [rooted('ant-message')],
  modal: [rooted('ant-modal')],
  'modal/confirm': [own('ant-modal')],
  notification: [rooted('ant-notification')],
  progress: [own('ant-progress')],
  radio: [rooted('ant-radio')],
  segmented: [own('ant-segmented')],
  select: [rooted('ant-select')],
  skeleton: [own('ant-skeleton')],
  space: [own('ant-space')],
  'space/compact': [own('ant-space-compact')],
  steps: [own('ant-steps')],
  switch: [own('ant-switch')],
  tabs: [rooted('ant-tabs')],
  tooltip: [rooted('ant-tooltip')],
  upload: [own('ant-upload')],
  // These modules are loaded with others, but no screen uses their styles.
  '_util/wave': [],
  'input/otp': [],
  'space/addon': [],
};

const STYLE_MODULE = /\/antd\/es\/(_util\/wave|[\w-]+)\/style(?:\/index|(\/\w+))?\.js$/;
const nameOf = (id: string): string | null => {
  const [, part, of = ''] = STYLE_MODULE.exec(id) ?? [];
  return part ? `${part}${of}` : null;
};

type WriteStyle = (prefix: string, root?: string) => unknown;
type WriteLast = ComponentType<{ prefixCls: string }>;

function Shown({ name }: { name: string }) {
  const [part, of = 'index'] = name.split('/');
  const module = load(`antd/lib/${part}/style/${of}`) as Record<string, WriteStyle | WriteLast>;
  if (LAST.includes(name)) {
    return styles[name]!.map(({ prefix }) =>
      createElement(module.default as WriteLast, { key: prefix, prefixCls: prefix }),
    );
  }
  for (const { prefix, root, hook = 'default' } of styles[name]!) (module[hook] as WriteStyle)(prefix, root);
  return null;
}

/** Forms only use the plain column of the grid; the numbered ones are removed. */
const GRID_COLUMNS = /\.ant-col-[^{}]*\{[^{}]*\}/g;
/** Notes by which the library would recognize written styles. */
const NOTES = /\.data-ant-cssinjs-cache-path\{[^{}]*\}/;
/** The styles for links and icons, which the library writes with each component. */
const SHARED = 'Shared';

/**
 * The styles that the library writes for a component, or for all of them; the parts that depend on the theme are
 * variables.
 */
export function libraryStyle(name: string, theme = antdTheme('light')): string {
  const cache = createCache();
  const asWritten = { ...theme, zeroRuntime: false };
  const shown = createElement(
    ConfigProvider,
    { theme: asWritten },
    createElement(Shown, { name: name === SHARED ? 'app' : name }),
  );
  renderToString(createElement(StyleProvider, { cache }, shown));
  for (const key of [...cache.cache.keys()]) {
    if (key.includes(`%${SHARED}%`) !== (name === SHARED)) cache.cache.delete(key);
  }
  const css = extractStyle(cache, { plain: true, types: 'style' }).replace(NOTES, '');
  return name === 'grid' ? css.replace(GRID_COLUMNS, '') : css;
}

const INSERTER = 'virtual:library-styles';

/** Inserts the library's styles before all other sheets, as the library does, so that ours win. */
const styleInserter = () => `
const before = document.head.firstChild;
const anchors = [0, 1, 2].map(() => document.head.insertBefore(document.createComment(''), before));
export function insertStyles(order, css) {
  anchors[order].before(Object.assign(document.createElement('style'), { textContent: css }));
}
insertStyles(0, ${JSON.stringify(libraryStyle(SHARED))});`;

/** The functions to which a style module passes its writer. */
const HOOK = /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\b/;

/**
 * Writes the styles of the component library at build time. In the browser the library would write each style when the
 * first component of its kind is shown, which is a third of the work of opening a page; the code for that is removed.
 */
export function libraryStyles(): Plugin {
  return {
    name: 'tandem-library-styles',
    apply: 'build',
    resolveId: (id) => (id === INSERTER ? `\0${INSERTER}` : null),
    load: (id) => (id === `\0${INSERTER}` ? styleInserter() : null),
    transform: {
      filter: { id: STYLE_MODULE },
      handler(code, id) {
        const writers = writersIn(this.parse(code)).reverse();
        if (writers.length === 0) return null;
        const without = writers.reduce((rest, { start, end }) => `${rest.slice(0, start)}null${rest.slice(end)}`, code);
        const name = nameOf(id)!;
        if (!styles[name]?.length) return without;
        const order = FIRST.includes(name) ? 0 : LAST.includes(name) ? 2 : 1;
        return `import { insertStyles } from '${INSERTER}';\ninsertStyles(${order}, ${JSON.stringify(libraryStyle(name))});\n${without}`;
      },
    },
    generateBundle(_options, bundle) {
      const loaded = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .filter(([, { code }]) => HOOK.test(code ?? ''))
        .map(([id]) => nameOf(id));
      const missing = loaded.filter((name) => name && !styles[name]);
      const idle = Object.keys(styles).filter((name) => !loaded.includes(name));
      if (missing.length > 0)
        this.error(`No style is written for ${missing.join(', ')}: name them in libraryStyles.ts.`);
      if (idle.length > 0) this.error(`Nothing shows ${idle.join(', ')} any more: take them out of libraryStyles.ts.`);
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
}

/** Finds the functions that write styles: the second arguments of the hooks. */
function writersIn(node: object): Node[] {
  const { type, callee, arguments: given } = node as Node;
  if (type === 'CallExpression' && HOOK.test(callee?.name ?? '')) return [given![1]!];
  return Object.values(node)
    .filter((value): value is object => typeof value === 'object' && value !== null)
    .flatMap(writersIn);
}
