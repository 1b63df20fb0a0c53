import { expect, test } from 'vitest';
import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { checkLinks } from './links.ts';

const answers: Record<string, (method: string) => number | Error> = {
  'https://good.example/': () => 200,
  'https://gone.example/': () => 404,
  'https://nohead.example/': (method) => (method === 'HEAD' ? 405 : 200),
  'https://login.example/': () => 401,
  'https://inside.example/': () => new OutgoingError('refused', 'inside.example has no public address.'),
  'https://large.example/': () => new OutgoingError('too_large', 'large.example sent a response that is too large.'),
};

test('each link is opened by the guarded client, and told with the reason if it does not work', async () => {
  const asked: string[] = [];
  const request = async (url: string, { method = 'GET' }: OutgoingRequest = {}) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url]!(method);
    if (answer instanceof Error) throw answer;
    return { status: answer } as OutgoingResponse;
  };
  const links = [...Object.keys(answers), 'mailto:team@acme.example', 'http://plain.example/', 'javascript:alert(1)'];
  const checked = await checkLinks({ request }, links);
  expect(checked.map(({ is_ok }) => is_ok)).toEqual([true, false, true, true, false, true, true, false, false]);
  expect(checked.map(({ url }) => url)).toEqual(links);
  expect(checked[1]!.result).toBe('The page answers with the status 404.');
  expect(checked[4]!.result).toBe('inside.example has no public address.');
  expect(asked.some((line) => line.includes('javascript') || line.includes('mailto'))).toBe(false);
});
