import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { PUBLISHED, publishedFor, startReferenceRateServer } from '../testing/reference-rate-server.ts';
import { fixedClock } from './clock.ts';
import { bankRates } from './reference-rates.ts';
import { readReferenceRates } from './reference-rates-format.ts';

describe('the rates file', () => {
  test('is read with all published digits', () => {
    const [day, ...others] = readReferenceRates(PUBLISHED);
    expect(others).toEqual([]);
    expect(day!.as_of).toBe('2024-06-28');
    expect(day!.perEuro.size).toBe(30);
    expect([...day!.perEuro].slice(0, 6)).toEqual([
      ['USD', '1.0705'],
      ['JPY', '171.94'],
      ['BGN', '1.9558'],
      ['CZK', '25.025'],
      ['DKK', '7.4575'],
      ['GBP', '0.84638'],
    ]);
  });

  test('with ninety days is read in chronological order', () => {
    const days = readReferenceRates(publishedFor(['2024-06-27', '2024-06-28', '2024-06-26']));
    expect(days.map(({ as_of, perEuro }) => [as_of, perEuro.get('IDR')])).toEqual([
      ['2024-06-26', '17487.21'],
      ['2024-06-27', '17487.21'],
      ['2024-06-28', '17487.21'],
    ]);
  });

  test('omits unknown currencies', () => {
    const [day] = readReferenceRates(PUBLISHED.replace("'JPY'", "'XXQ'"));
    expect([day!.perEuro.has('XXQ'), day!.perEuro.size]).toEqual([false, 29]);
  });

  test.each([
    ['a page', '<html><body>Reference rates</body></html>', /not the European Central Bank/],
    ['of somebody else', PUBLISHED.replace('European Central Bank', 'Some Bank'), /not the European Central Bank/],
    ['cut off', PUBLISHED.slice(0, -40), /not the European Central Bank/],
    ['with a definition of its own', PUBLISHED.replace('?>', '?><!DOCTYPE a>'), /not the European Central Bank/],
    ['without a day', PUBLISHED.replace(/<Cube time[\s\S]*?<\/Cube>/, ''), /contains no rates/],
    ['without rates', PUBLISHED.replace(/<Cube currency[\s\S]*?\/>\s*/g, ''), /not a day of rates/],
    ['with an impossible day', PUBLISHED.replace('2024-06-28', '2024-06-31'), /an invalid date: 2024-06-31/],
    ['with a day twice', publishedFor(['2024-06-28', '2024-06-28']), /2024-06-28 twice/],
    ['with a currency twice', PUBLISHED.replace("'JPY'", "'USD'"), /USD twice on 2024-06-28/],
    ['with the euro itself', PUBLISHED.replace("'JPY'", "'EUR'"), /EUR twice/],
    ['with a rate of nothing', PUBLISHED.replace('1.0705', '0.0000'), /USD that is not above 0/],
    ['with a rate below nothing', PUBLISHED.replace('1.0705', '-1.0705'), /not a rate: USD -1.0705/],
    ['with a comma', PUBLISHED.replace('1.0705', '1,0705'), /not a rate/],
    ['with a power', PUBLISHED.replace('1.0705', '1e3'), /not a rate/],
    ['with something between', PUBLISHED.replace("<Cube currency='JPY'", "x <Cube currency='JPY'"), /not a rate: x/],
    ['empty', '', /not the European Central Bank/],
  ])('is refused %s', (_what, text, message) => expect(() => readReferenceRates(text)).toThrow(message));
});

describe('requests', () => {
  let bank: Awaited<ReturnType<typeof startReferenceRateServer>>;
  const clock = fixedClock('2024-06-28T16:00:00Z');
  beforeAll(async () => {
    bank = await startReferenceRateServer();
  });
  afterEach(() => {
    bank.fail();
    bank.requestedFiles.length = 0;
  });
  afterAll(() => bank.close());
  /** The timeout is long, so that a busy machine does not look like a bank that does not answer. */
  const rates = (timeout = 60_000) => bankRates(bank.url, clock, createOutgoing(), timeout);

  test('identify the application and are cached', async () => {
    bank.daily(PUBLISHED);
    const source = rates();
    const answers = await Promise.all([source.read('latest'), source.read('latest')]);
    expect(answers.map(([day]) => day!.as_of)).toEqual(['2024-06-28', '2024-06-28']);
    clock.advance(9 * 60_000);
    await source.read('latest');
    expect(bank.requestedFiles).toEqual(['eurofxref-daily.xml']);
    clock.advance(2 * 60_000);
    await source.read('latest');
    expect(bank.requestedFiles).toHaveLength(2);
    expect([...bank.agents]).toEqual([expect.stringMatching(/^Tandem \(/)]);
  });

  test('are retried soon after a failure', async () => {
    const source = rates();
    await expect(source.read('latest')).rejects.toThrow(/^127\.0\.0\.1:\d+ answered 503\.$/);
    bank.daily(PUBLISHED);
    await expect(source.read('latest')).rejects.toThrow('503');
    clock.advance(30_000);
    expect(await source.read('latest')).toHaveLength(1);
  });

  test('time out without a complete answer', async () => {
    bank.daily(() => {});
    await expect(rates(200).read('latest')).rejects.toThrow('did not respond within 0.2 seconds');
    bank.daily((_request, response) => void response.writeHead(200).write('<?xml'));
    await expect(rates(200).read('latest')).rejects.toThrow('did not respond within 0.2 seconds');
  });

  test('rejects an answer that is too large to be a rates file', async () => {
    bank.daily((_request, response) => response.writeHead(200).end(Buffer.alloc(2_100_000, ' ')));
    await expect(rates().read('latest')).rejects.toThrow('too large to be a rates file');
  });

  test('follow redirects on the same host only', async () => {
    bank.daily((request, response) => {
      if (request.url!.startsWith('/new/')) response.writeHead(200).end(PUBLISHED);
      else response.writeHead(301, { location: '/new/eurofxref-daily.xml' }).end();
    });
    expect(await rates().read('latest')).toHaveLength(1);
    const elsewhere = await startReferenceRateServer();
    elsewhere.daily(PUBLISHED);
    bank.daily((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.url}/eurofxref-daily.xml` }).end(),
    );
    await expect(rates().read('latest')).rejects.toThrow(/redirects to another site: 127\.0\.0\.1/);
    expect(elsewhere.requestedFiles).toEqual([]);
    await elsewhere.close();
    bank.daily((_request, response) => response.writeHead(302, { location: '/round/eurofxref-daily.xml' }).end());
    await expect(rates().read('latest')).rejects.toThrow('redirects in a loop');
  });

  test('name an unreachable server', async () => {
    const gone = await startReferenceRateServer();
    await gone.close();
    await expect(bankRates(gone.url, clock, createOutgoing()).read('latest')).rejects.toThrow(
      /cannot be reached \(ECONNREFUSED\)/,
    );
  });
});
