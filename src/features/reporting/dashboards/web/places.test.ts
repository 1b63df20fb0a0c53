import { expect, test } from 'vitest';
import { dashboardPlace } from './places.ts';

test('links the rows of a figure to its list with the same filters', () => {
  expect(dashboardPlace('opportunities?status=won&status=lost&closed_on_gte=2026-01-01', 'company')).toBe(
    '/commissions/opportunities?status=won&status=lost&closed_on_gte=2026-01-01',
  );
  expect(dashboardPlace('opportunities?status=open', 'partner')).toBe('/revenue/opportunities?status=open');
  expect(dashboardPlace('commission_lines?status=paid', 'partner')).toBe('/revenue/commissions?status=paid');
  expect(dashboardPlace('partners', 'company')).toBe('/partners');
});

test('links registrations to the queue of their status', () => {
  expect(dashboardPlace('deal_registrations?status=pending_review', 'company')).toBe('/partners/pending');
  expect(dashboardPlace('deal_registrations?status=approved&expires_at_lte=2026-03-30T09:00:00.000Z', 'company')).toBe(
    '/partners/pending?queue=protected&expires_at_lte=2026-03-30T09:00:00.000Z',
  );
  expect(dashboardPlace('deal_registrations', 'company')).toBe('/partners/pending?queue=all');
  expect(dashboardPlace('deal_registrations?status=draft', 'partner')).toBe('/revenue/deal-desk?status=draft');
});

test('links rows without a value through a marker in the URL', () => {
  expect(dashboardPlace('opportunities?status=won&partner_region_id=', 'company')).toBe(
    '/commissions/opportunities?status=won&partner_region_id=-',
  );
});
