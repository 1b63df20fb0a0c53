import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Stands for a part of the library that we never show. */
const NOTHING = '\0library-part-left-out';

interface Detour {
  /** The module of the library with the import. */
  from: RegExp;
  import: string;
  /** The module to use instead; without it, nothing. */
  instead?: string;
}

/**
 * Imports by which the frame would load what it does not show, or do what it need not:
 * - a context of forms, by the index of the form library, which also names its checks;
 * - a single tooltip for all elements, which we do not turn on, and with it the code that positions popups;
 * - the lock of the page under a dialog, which lays it out several times;
 * - the sections of the color picker, which we do not have: buttons use its check for bright colors.
 */
const detours: readonly Detour[] = [
  {
    from: /\/antd\/es\/form\/context\.js$/,
    import: '@rc-component/form',
    instead: '@rc-component/form/es/FormContext',
  },
  { from: /\/antd\/es\/config-provider\/index\.js$/, import: '../tooltip/UniqueProvider' },
  {
    from: /\/@rc-component\/portal\/es\/Portal\.js$/,
    import: './useScrollLocker',
    instead: join(import.meta.dirname, '../interaction/lockScroll.ts'),
  },
  { from: /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/, import: '../../collapse' },
];

/** Leaves out of the build what the library imports for parts that we do not show. */
export function libraryParts(): Plugin {
  const taken = new Set<Detour>();
  return {
    name: 'tandem-library-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const detour = detours.find((one) => one.import === source && one.from.test(importer ?? ''));
      if (!detour) return null;
      taken.add(detour);
      return detour.instead ? this.resolve(detour.instead, importer, { skipSelf: true }) : NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export default () => null;' : null),
    buildEnd(error) {
      const idle = detours.filter((one) => !taken.has(one)).map((one) => one.import);
      if (!error && idle.length > 0)
        this.error(`The library no longer imports ${idle.join(', ')} there: see libraryParts.ts.`);
    },
  };
}
