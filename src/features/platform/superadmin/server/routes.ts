import { IdParams, superAction } from '#server/http/action.ts';
import { installationReads } from '#server/resource/installation.ts';
import { closed, Type } from '#shared/schema.ts';
import {
  Company,
  CompanyPerson,
  DeletionRequest,
  LimitsUpdate,
  OperatorEvent,
  TwoFactorReset,
  WithReason,
} from '../schema.ts';
import {
  cancelDeletion,
  companies,
  limitCompany,
  requestDeletion,
  resumeCompany,
  superadminPeople,
  suspendCompany,
} from './companies.ts';
import { resetUserTwoFactor } from './two-factor-reset.ts';

const one = { params: IdParams, response: Company } as const;
const url = '/superadmin/companies';

export const superadminRoutes = [
  ...installationReads(companies),
  superAction({
    ...one,
    method: 'PATCH',
    url: `${url}/:id`,
    summary: 'Update the limits of a company',
    body: LimitsUpdate,
    run: (call, { params, body }) => limitCompany(call, params.id, body),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/suspend`,
    summary: 'Suspend a company: none of its users can sign in',
    body: WithReason,
    run: (call, { params, body }) => suspendCompany(call, params.id, body.reason),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/resume`,
    summary: 'Resume a suspended company',
    body: WithReason,
    run: (call, { params, body }) => resumeCompany(call, params.id, body.reason),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/delete`,
    summary: 'Schedule the deletion of a company and all its data after a grace period',
    body: DeletionRequest,
    run: (call, { params, body }) => requestDeletion(call, params.id, body),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/cancel_deletion`,
    summary: 'Cancel the scheduled deletion of a company',
    body: Type.Optional(closed({})),
    run: (call, { params }) => cancelDeletion(call, params.id),
  }),
  superAction({
    method: 'GET',
    url: `${url}/:id/people`,
    summary: 'List the team members and partner users of a company, at most 50',
    params: IdParams,
    query: closed({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
    response: Type.Array(CompanyPerson),
    run: (call, { params, query }) => superadminPeople(call, params.id, query.q ?? ''),
  }),
  superAction({
    method: 'POST',
    url: `${url}/:id/two_factor/reset`,
    summary: 'Reset two-factor authentication for a user of a company who lost their phone and recovery codes',
    params: IdParams,
    body: TwoFactorReset,
    run: (call, { params, body }) => resetUserTwoFactor(call, params.id, body),
  }),
  ...installationReads({
    name: 'operator_events',
    noun: 'entry',
    row: OperatorEvent,
    list: {
      sort: ['at'],
      filter: ['at', 'action', 'actor_id', 'ref_table', 'ref_id', 'company_id'],
      search: ['actor_name', 'action', 'reason'],
      by: '-at',
    },
  }),
];
