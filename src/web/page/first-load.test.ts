import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadedWith } from '#server/testing/import-graph.ts';

/** Parts of antd that weigh more together than the rest of the frame, and that no first screen needs. */
const HEAVY = [
  ...['AutoComplete', 'Cascader', 'DatePicker', 'Form', 'Select', 'Table', 'Tree', 'TreeSelect', 'Upload'],
  // Messages (`useMessages`), dialogs, popups (`Tip`, `DropMenu`) and what has a light part of our own.
  ...['App', 'Badge', 'Drawer', 'Dropdown', 'Modal', 'Popover', 'Segmented', 'Skeleton', 'Tooltip'],
];
const NAMED = /^import \{([^}]*)\} from 'antd';/gm;

/** The heavy parts that a file imports when it is loaded. */
function heavyParts(file: string): string[] {
  const code = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  const names = [...code.matchAll(NAMED)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return HEAVY.filter((part) => names.includes(part)).map((part) => `${file}: ${part}`);
}

test.each([
  ['frame', 'src/web/main.tsx'],
  ['dashboard of companies', 'src/features/reporting/dashboards/web/company.tsx'],
  ['dashboard of partners', 'src/features/reporting/dashboards/web/partner.tsx'],
])(
  'the %s is shown without forms, choices, tables, dialogs and popups: a part of another feature comes by `later`',
  (_, start) => {
    const loaded = loadedWith(start);
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.flatMap(({ file }) => (file.endsWith('.css') ? [] : heavyParts(file)))).toEqual([]);
  },
);
