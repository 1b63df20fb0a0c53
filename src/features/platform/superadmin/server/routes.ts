import { IdParams, superAction } from '#server/http/action.ts';
import { installationReads } from '#server/resource/installation.ts';
import { closed, Type } from '#shared/schema.ts';
import {
  Company,
  CompanyPerson,
  DeletionRequest,
  LimitsUpdate,
  OperatorEvent,
  SecondProofReset,
  WithReason,
} from '../schema.ts';
import {
  askDeletion,
  cancelDeletion,
  companies,
  limitCompany,
  peopleOf,
  resumeCompany,
  suspendCompany,
} from './companies.ts';
import { resetSecondProof } from './second-proof.ts';

const one = { params: IdParams, response: Company } as const;
const url = '/superadmin/companies';

export const superadminRoutes = [
  ...installationReads(companies),
  superAction({
    ...one,
    method: 'PATCH',
    url: `${url}/:id`,
    summary: 'Change what a company may use',
    body: LimitsUpdate,
    run: (call, { params, body }) => limitCompany(call, params.id, body),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/suspend`,
    summary: 'Let nobody of a company in any more',
    body: WithReason,
    run: (call, { params, body }) => suspendCompany(call, params.id, body.reason),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/resume`,
    summary: 'Let the people of a company in again',
    body: WithReason,
    run: (call, { params, body }) => resumeCompany(call, params.id, body.reason),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/delete`,
    summary: 'Delete a company and everything it owns when a grace is over',
    body: DeletionRequest,
    run: (call, { params, body }) => askDeletion(call, params.id, body),
  }),
  superAction({
    ...one,
    method: 'POST',
    url: `${url}/:id/cancel_deletion`,
    summary: 'Call the deletion of a company off',
    body: Type.Optional(closed({})),
    run: (call, { params }) => cancelDeletion(call, params.id),
  }),
  superAction({
    method: 'GET',
    url: `${url}/:id/people`,
    summary: 'The team of a company and the people of its partners, at most 50',
    params: IdParams,
    query: closed({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
    response: Type.Array(CompanyPerson),
    run: (call, { params, query }) => peopleOf(call, params.id, query.q ?? ''),
  }),
  superAction({
    method: 'POST',
    url: `${url}/:id/two_factor/reset`,
    summary: 'Let somebody of a company who lost phone and recovery codes in by the password again',
    params: IdParams,
    body: SecondProofReset,
    run: (call, { params, body }) => resetSecondProof(call, params.id, body),
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
