import { expect, test } from 'vitest';
import { MAX_LEADS, readLeads } from './leads-text.ts';

test('reads a company and its email or website from each line', () => {
  expect(
    readLeads('Brenner Logistics GmbH, anna@mail.brenner.de\n\nNordic Freight; https://www.nordic-freight.no\r\nAcme'),
  ).toEqual({
    leads: [
      {
        company_name: 'Brenner Logistics GmbH',
        contact: 'anna@mail.brenner.de',
        domain: 'brenner.de',
        name_key: 'brenner logistics',
      },
      {
        company_name: 'Nordic Freight',
        contact: 'https://www.nordic-freight.no',
        domain: 'nordic-freight.no',
        name_key: 'nordic freight',
      },
      { company_name: 'Acme', contact: null, domain: null, name_key: 'acme' },
    ],
  });
  expect(readLeads(null)).toEqual({ leads: [] });
});

test('does not recognize companies by the domain of a free mailbox', () => {
  expect(readLeads('Acme, someone@gmail.com')).toMatchObject({ leads: [{ domain: null }] });
});

test('names the line that has no company and refuses too many lines', () => {
  expect(readLeads('Acme\n, anna@acme.de')).toEqual({ problem: 'line 2 needs a company first' });
  expect(readLeads('Acme\n'.repeat(MAX_LEADS + 1))).toEqual({ problem: `at most ${MAX_LEADS} leads are possible` });
});
