import { expect, test } from 'vitest';
import { placeOf } from './places.ts';

test('links the rows of a figure to its list with the same filters', () => {
  expect(placeOf('opportunities?status=won&status=lost&closed_on_gte=2026-01-01', 'company')).toBe(
    '/commissions/opportunities?status=won&status=lost&closed_on_gte=2026-01-01',
  );
  expect(placeOf('opportunities?status=open', 'partner')).toBe('/revenue/opportunities?status=open');
  expect(placeOf('commission_lines?status=paid', 'partner')).toBe('/revenue/commissions?status=paid');
  expect(placeOf('partners', 'company')).toBe('/partners');
});

test('links registrations to the queue of their status', () => {
  expect(placeOf('deal_registrations?status=pending_review', 'company')).toBe('/partners/pending');
  expect(placeOf('deal_registrations?status=approved&expires_at_lte=2026-03-30T09:00:00.000Z', 'company')).toBe(
    '/partners/pending?queue=protected&expires_at_lte=2026-03-30T09:00:00.000Z',
  );
  expect(placeOf('deal_registrations', 'company')).toBe('/partners/pending?queue=all');
  expect(placeOf('deal_registrations?status=draft', 'partner')).toBe('/revenue/deal-desk?status=draft');
});

test('links rows without a value through a marker in the URL', () => {
  expect(placeOf('opportunities?status=won&partner_region_id=', 'company')).toBe(
    '/commissions/opportunities?status=won&partner_region_id=-',
  );
});
