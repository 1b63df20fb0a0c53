import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** These records have no status: a list that is arranged by hand, and a group named by its dot of color. */
const withoutStatus = ['src/web/resource/ordered/orderedScreens.tsx', 'src/features/partners/audiences/web/show.tsx'];

test('an archived record shows that it is archived instead of its status', () => {
  const screens = globSync('src/{web,features}/**/*.tsx');
  expect(screens.length).toBeGreaterThan(500);
  const both = screens.filter((file) =>
    /(?<!!(\w+\.)?)\b\w+\.archived_at && <StatusTag/.test(readFileSync(file, 'utf8')),
  );
  expect(both.sort()).toEqual([...withoutStatus].sort());
});
