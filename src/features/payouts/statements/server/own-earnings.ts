import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personOf } from '#server/auth/session-routes.ts';
import { innerRequest } from '#server/http/inner-request.ts';
import { type Earnings, OwnEarnings } from '../schema.ts';
import { statementTotals } from '../totals.ts';

/** Few people take part in more programs; each is a request of its own. */
const MOST = 25;

/**
 * The earnings of a person in all their programs. Each program is asked like any other request of the person, with
 * their membership there, so no answer contains more than that program shows them.
 */
export function ownEarnings(api: FastifyInstance): void {
  api.get('/profile/earnings', {
    config: { isPersonal: true },
    schema: {
      tags: ['profile'],
      security: [{ bearer: [] }],
      summary: 'Get my earnings in all programs that I belong to, and their sums by currency',
      response: { 200: OwnEarnings },
    },
    handler: async (request): Promise<OwnEarnings> => {
      const programs: OwnEarnings['programs'] = [];
      for (const { partner_id, company } of personOf(request).programs.slice(0, MOST)) {
        const earnings = await earningsIn(api, request, partner_id);
        programs.push({ partner_id, company_name: company.name, earnings: earnings?.map(sumsOf) ?? null });
      }
      return { programs, totals: statementTotals(programs) };
    },
  });
}

async function earningsIn(
  api: FastifyInstance,
  { headers: { authorization }, ip }: FastifyRequest,
  partner_id: string,
): Promise<Earnings[] | null> {
  const headers = { authorization, 'x-tandem-mode': 'partner', 'x-tandem-program': partner_id };
  const { status, body } = await innerRequest(api, { headers, ip }, { method: 'GET', url: '/api/partner_earnings' });
  return status === 200 ? (body as { rows: Earnings[] }).rows : null;
}

const sumsOf = ({ currency, on_hold_minor, payable_minor, in_transit_minor, paid_minor }: Earnings) => ({
  currency,
  on_hold_minor,
  payable_minor,
  in_transit_minor,
  paid_minor,
});
