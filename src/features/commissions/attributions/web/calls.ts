import type { LinkSettings } from '#features/referrals/referral-links/schema.ts';

/** Placeholder for the secret of a key. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

export type CallKind = 'lead' | 'sale' | 'refund';

const bodies: Record<CallKind, object> = {
  lead: { customer_id: 'customer-42', email: 'ana@example.com', company: 'Example Inc', click_id: 'CLICK_ID' },
  sale: { invoice_id: 'invoice-1', customer_id: 'customer-42', amount_minor: 12_000, currency: 'USD' },
  refund: { refund_id: 'refund-1', invoice_id: 'invoice-1', amount_minor: 3_000 },
};

/** The script tag for every page of the company's website. */
export function scriptLine(origin: string, { window_days, consent_mode }: LinkSettings): string {
  const consent = consent_mode === 'ask' ? ' data-consent="ask"' : '';
  return `<script defer src="${origin}/api/track/script.js" data-days="${window_days}"${consent}></script>`;
}

/** A command for each kind of event, ready to run. */
export function callsOf(origin: string, key: string): Record<CallKind, string> {
  const call = (kind: CallKind) =>
    [
      `curl -X POST ${origin}/api/track/${kind} \\`,
      `  -H 'Authorization: Bearer ${key}' \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(bodies[kind])}'`,
    ].join('\n');
  return { lead: call('lead'), sale: call('sale'), refund: call('refund') };
}
