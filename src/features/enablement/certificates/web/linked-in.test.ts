import { expect, test } from 'vitest';
import { linkedInAddress } from './linked-in.ts';

test('the link to LinkedIn has the certificate’s name, dates and public page, escaped', () => {
  const row = {
    program_name: 'Sales & <Service>',
    issued_on: '2026-03-16',
    expires_on: '2027-03-16',
    number: 42,
    verify_token: 'abc',
  };
  const url = new URL(linkedInAddress(row, 'Lumen&fleet', 'https://partners.example'));
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Sales & <Service>',
    organizationName: 'Lumen&fleet',
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2027',
    expirationMonth: '3',
    certUrl: 'https://partners.example/verify/certificate/abc',
    certId: '00042',
  });
});
