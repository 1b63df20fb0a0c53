import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#web/search.ts';
import { followedBy, ignoredBy, queryOf, readFilters, writeFilters } from './boardFilters.ts';

const ada = '0198f2a0-0000-7000-8000-000000000001';
const read = (address: string) => readFilters(parseSearch(address), 'company');

test('defaults to the last twelve months, compared, for everyone', () => {
  const plain = read('');
  expect(plain).toMatchObject({ period: 'last_12_months', isComparing: true, chosen: { partner_id: [] } });
  expect(writeFilters(plain)).toEqual({});
});

test('keeps the filters in the URL', () => {
  const address = `?period=custom&from=2026-01-01&to=2026-02-28&partner_id=${ada}&compare=off`;
  expect(stringifySearch(writeFilters(read(address)))).toBe(address);
  expect(stringifySearch(queryOf(read(address)))).not.toContain('compare');
});

test('falls back to the default dashboard for an invalid URL', () => {
  for (const address of [
    '?period=fortnight',
    '?period=custom&from=2026-02-01',
    '?period=custom&from=2026-02-01&to=2026-01-01',
    '?period=custom&from=2026-02-30&to=2026-03-01',
    '?partner_id=nobody',
  ])
    expect(read(address), address).toEqual(read(''));
});

test('offers partners the period filter only', () => {
  const mine = readFilters(parseSearch(`?period=this_year&partner_id=${ada}`), 'partner');
  expect(mine).toMatchObject({ period: 'this_year', chosen: { partner_id: [] } });
});

test('reloads a widget only when a filter it uses changes', () => {
  const [plain, year, partner] = [read(''), read('?period=this_year'), read(`?partner_id=${ada}`)];
  expect(followedBy('pipeline_stages', year)).toBe(followedBy('pipeline_stages', plain));
  expect(followedBy('won_over_time', year)).not.toBe(followedBy('won_over_time', plain));
  expect(followedBy('pipeline_stages', partner)).not.toBe(followedBy('pipeline_stages', plain));
  expect(followedBy('my_work', partner)).toBe(followedBy('my_work', plain));
  expect(ignoredBy('my_work', partner)).toEqual(['partner']);
  expect(ignoredBy('won_over_time', partner)).toEqual([]);
});
