import { action, IdParams } from '#server/http/action.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { Earnings, EarningsMonth, Statement, StatementQuery } from '../schema.ts';
import { earningsOf } from './earnings.ts';
import { earningsByMonth } from './months.ts';
import { statementFor, statementOfItem } from './statement.ts';

const both = ['company', 'partner'] as const;

export const statementRoutes = [
  action({
    method: 'GET',
    url: '/partner_earnings',
    summary: 'Get a partner’s earnings by status',
    can: 'commission_lines:view',
    modes: both,
    query: closed({ partner_id: Type.Optional(Id) }),
    response: Type.Array(Earnings),
    run: (call, { query }) => earningsOf(call, query.partner_id),
  }),
  action({
    method: 'GET',
    url: '/partner_earnings/months',
    summary: 'Get your organization’s earnings month by month',
    can: 'commission_lines:view',
    modes: ['partner'],
    response: Type.Array(EarningsMonth),
    run: (call) => earningsByMonth(call),
  }),
  action({
    method: 'GET',
    url: '/payout_items/:id/statement',
    summary: 'Get the statement of one payment',
    can: 'payout_items:view',
    modes: both,
    params: IdParams,
    response: Statement,
    run: (call, { params }) => statementOfItem(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/partner_statement',
    summary: 'Get a partner’s statement for a period',
    can: 'payout_items:view',
    modes: both,
    query: StatementQuery,
    response: Statement,
    run: (call, { query }) => statementFor(call, query),
  }),
];
