import { connectionsOf } from '#features/integrations/connections/server/service.ts';
import { type Action, action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import {
  ConsentAnswer,
  ConsentChange,
  ConsentRequest,
  CoSell,
  CoSellResult,
  Ending,
  ExportQuestion,
  FileLoad,
  IntroductionRequest,
  LoadResult,
  MappedPartner,
  MappingConsent,
  MappingCrm,
  MatchReport,
  Matrix,
  OverlapExport,
  OverlapPage,
  OverlapQuestion,
  PartnerQuery,
  PresetChange,
  ReportDecision,
  ReportedMatch,
  ReportQuery,
  Reveal,
  RevealQuery,
} from '../mapping.schema.ts';
import { startCoSell } from './co-sell.ts';
import { answerMappingRequest, applyPreset, consentsOf, endMapping, requestConsent, setConsent } from './consents.ts';
import { requestIntroduction } from './introductions.ts';
import { loadFile } from './loading/file.ts';
import { exportOverlaps } from './overlaps/export.ts';
import { reportMatch } from './overlaps/matches.ts';
import { mappedPartners, matrixOf } from './overlaps/matrix.ts';
import { overlapPage } from './overlaps/overlaps.ts';
import { decideReport, reportedMatches } from './overlaps/reports.ts';
import { revealsOf } from './overlaps/reveals.ts';
import { mappingStepRoutes } from './steps.ts';

const modes = ['company', 'partner'] as const;
const view = { can: 'mapping_populations:view', modes } as const;
const manage = { can: 'mapping_populations:manage', modes } as const;

export const mappingRoutes: Action[] = [
  ...mappingStepRoutes,
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_populations/:id/file',
    summary: 'Load an account list from the text of a CSV file',
    params: IdParams,
    body: FileLoad,
    response: LoadResult,
    run: (call, { params, body }) => loadFile(call, params.id, body),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/mapping_populations/:id/consents',
    summary: 'List what is shared of an own account list, and what the other side asks for',
    params: IdParams,
    response: Type.Array(MappingConsent),
    run: (call, { params }) => consentsOf(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_populations/:id/consent',
    summary: 'Set what the other side sees of an own account list; the lower level of both sides counts',
    personal: true,
    params: IdParams,
    body: ConsentChange,
    run: (call, { params, body }) => setConsent(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_populations/:id/request_consent',
    summary: 'Ask the other side to share more of one of its account lists',
    params: IdParams,
    body: ConsentRequest,
    run: (call, { params, body }) => requestConsent(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_consents/:id/answer',
    summary: 'Answer a request to share an account list',
    personal: true,
    params: IdParams,
    body: ConsentAnswer,
    run: (call, { params, body }) => answerMappingRequest(call, params.id, body),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/account_mapping/matrix',
    summary: 'Get the account lists of both sides with the counts that both agreed to share',
    query: PartnerQuery,
    response: Matrix,
    run: (call, { query }) => matrixOf(call, query.partner_id),
  }),
  // Not a GET, because each view is noted for the owner of the records.
  action({
    ...view,
    method: 'POST',
    url: '/account_mapping/overlaps',
    summary: 'List the overlaps of two account lists at the level that both sides agreed on',
    body: OverlapQuestion,
    response: OverlapPage,
    run: (call, { body }) => overlapPage(call, body),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/account_mapping/export',
    summary: 'Export the overlaps of two account lists as CSV, while both sides share chosen fields',
    body: ExportQuestion,
    response: OverlapExport,
    run: (call, { body }) => exportOverlaps(call, body.own_id, body.other_id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/account_mapping/crms',
    summary: 'List the connected CRMs from which an account list can be loaded',
    response: Type.Array(MappingCrm),
    run: async (call) => (await connectionsOf(call, 'crm')).map(({ id, name }) => ({ id, name })),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/account_mapping/reveals',
    summary: 'List who of the other side saw which of the own accounts',
    query: RevealQuery,
    response: Type.Array(Reveal),
    run: (call, { query }) => revealsOf(call, query),
  }),
  action({
    ...view,
    modes: ['company'],
    method: 'GET',
    url: '/account_mapping/partners',
    summary: 'List the partners with whom account lists are compared',
    response: Type.Array(MappedPartner),
    run: (call) => mappedPartners(call),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/account_mapping/preset',
    summary:
      'Share the own account lists with one other side at usual levels; custom and private lists stay as they are',
    personal: true,
    body: PresetChange,
    run: (call, { body }) => applyPreset(call, body),
  }),
  // Not a GET, because each view of a name is noted for the owner of the record.
  action({
    ...view,
    method: 'POST',
    url: '/account_mapping/reports',
    summary: 'List reported matches with the answers, open ones first',
    body: ReportQuery,
    response: Type.Array(ReportedMatch),
    run: (call, { body }) => reportedMatches(call, body.partner_id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_matches/:id/decide',
    summary: 'Answer a reported match: it is wrong and stays out, or it is the same account and counts again',
    params: IdParams,
    body: ReportDecision,
    run: (call, { params, body }) => decideReport(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/account_mapping/end',
    summary: 'End the account mapping of a partner: all consents and overlaps are deleted at once',
    body: Ending,
    run: (call, { body }) => endMapping(call, body.partner_id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/mapping_matches/:id/report',
    summary: 'Report an overlap that is not the same account',
    params: IdParams,
    body: MatchReport,
    run: (call, { params, body }) => reportMatch(call, params.id, body.note),
  }),
  action({
    method: 'POST',
    can: 'introductions:manage',
    modes,
    url: '/mapping_matches/:id/introduction',
    summary: 'Ask the other side for an introduction to a shared account',
    params: IdParams,
    body: IntroductionRequest,
    response: Type.Object({ id: Type.String() }),
    run: async (call, { params, body }) => ({ id: await requestIntroduction(call, params.id, body) }),
  }),
  action({
    method: 'POST',
    can: 'introductions:manage',
    modes,
    url: '/mapping_matches/:id/co_sell',
    summary: 'Start a co-sell deal with a shared account',
    params: IdParams,
    body: CoSell,
    response: CoSellResult,
    run: (call, { params, body }) => startCoSell(call, params.id, body),
  }),
];
