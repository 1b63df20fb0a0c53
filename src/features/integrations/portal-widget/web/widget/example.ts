import { sayable } from '#shared/text/labels.ts';
import type { WidgetContent } from '../../schema.ts';

/** The content of the example, which needs neither a partner nor a request. */
export const example: WidgetContent = sayable({
  company_name: 'Your company',
  partner_name: 'Bright Partners',
  locale: 'en-US',
  portal_url: '/',
  earnings: [
    {
      currency: 'USD',
      digits: 2,
      payable_minor: 184_500,
      on_hold_minor: 62_000,
      in_transit_minor: 0,
      paid_minor: 1_249_000,
      next: null,
    },
  ],
  links: {
    rows: [{ id: '1', name: 'Newsletter', address: 'https://example.com/r/bright', clicks: 128 }],
    may_create: true,
    domains: ['example.com'],
  },
  deals: {
    currency: 'USD',
    digits: 2,
    fields: [
      { name: 'account_name', label: 'Account', kind: 'text', is_required: true, help: null, options: [] },
      { name: 'amount_minor', label: 'Amount (USD)', kind: 'money', is_required: true, help: null, options: [] },
    ],
  },
});
