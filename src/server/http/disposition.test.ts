import { globSync, readFileSync } from 'node:fs';
import { validateHeaderValue } from 'node:http';
import { expect, test } from 'vitest';
import { disposition, locationOf } from './disposition.ts';

test.each([
  ['report.pdf', 'attachment; filename="report.pdf"'],
  ['見積書.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E8%A6%8B%E7%A9%8D%E6%9B%B8.pdf`],
  ['a"b\\c%41.txt', `attachment; filename="a_b_c_41.txt"; filename*=UTF-8''a%22b%5Cc%2541.txt`],
  ["O'Neil (2).csv", `attachment; filename="O'Neil (2).csv"`],
  ["Ł'x.csv", `attachment; filename="_'x.csv"; filename*=UTF-8''%C5%81%27x.csv`],
  ['line\r\nbreak', `attachment; filename="line__break"; filename*=UTF-8''line%0D%0Abreak`],
  ['half \ud83d', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
])('%s is named in a header', (name, header) => {
  expect(disposition('attachment', name)).toBe(header);
  expect(() => validateHeaderValue('content-disposition', header)).not.toThrow();
});

test.each([
  ['https://example.com/日本?q=👍#é', 'https://example.com/%E6%97%A5%E6%9C%AC?q=%F0%9F%91%8D#%C3%A9'],
  ['https://bücher.example/%20a', 'https://xn--bcher-kva.example/%20a'],
  ['/public/closed', '/public/closed'],
  ['no address \ud83d', 'no%20address%20%EF%BF%BD'],
])('%s can be the target of a redirect', (url, header) => {
  expect(locationOf(url)).toBe(header);
  expect(() => validateHeaderValue('location', header)).not.toThrow();
});

test('no other file writes the name of a file into a header', () => {
  const files = globSync('src/{server,features}/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const writing = files.filter((file) => /filename\*?=/.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['src/server/http/disposition.ts']);
});
