import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadedWith } from '#server/testing/import-graph.ts';

/** Parts of antd that weigh as much as the rest of the frame, and that no first screen shows. */
const HEAVY = ['AutoComplete', 'Cascader', 'DatePicker', 'Form', 'Select', 'Table', 'Tree', 'TreeSelect', 'Upload'];
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
])('the %s is shown without forms, choices and tables: a part of another feature comes by `later`', (_, start) => {
  const loaded = loadedWith(start);
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.flatMap(({ file }) => (file.endsWith('.css') ? [] : heavyParts(file)))).toEqual([]);
});
