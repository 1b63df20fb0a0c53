import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import {
  AccountingExport,
  AccountingSetup,
  AccountingSetupInput,
  ExportChoice,
  ExportPreview,
  LiabilityLine,
  LiabilityLinesQuery,
  LiabilityQuery,
  LiabilityReport,
} from '../schema.ts';
import { createExport, listExports, previewExport } from './exports.ts';
import { liabilityLines, liabilityOn } from './liability.ts';
import { readSetup, saveSetup } from './setup.ts';

const view = { can: 'accounting_exports:view', modes: ['company'] } as const;
const manage = { can: 'accounting_exports:manage', modes: ['company'] } as const;

export const accountingRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/accounting_setup',
    summary: 'Get the accounting system and the account of the books for each account of the ledger',
    response: AccountingSetup,
    run: readSetup,
  }),
  action({
    ...manage,
    method: 'PUT',
    url: '/accounting_setup',
    summary: 'Set the accounting system and the accounts of the books',
    body: AccountingSetupInput,
    response: AccountingSetup,
    run: (call, { body }) => saveSetup(call, body),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/accounting_exports',
    summary: 'List the files created of closed months, newest month first',
    response: Type.Array(AccountingExport),
    run: listExports,
  }),
  action({
    ...view,
    method: 'GET',
    url: '/accounting_exports/preview',
    summary: 'Get the totals of a closed month, and what keeps its file from being created',
    query: ExportChoice,
    response: ExportPreview,
    run: (call, { query }) => previewExport(call, query),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/accounting_exports',
    summary: 'Create the file of a closed month for an accounting system; the same month gives the same file',
    body: ExportChoice,
    response: AccountingExport,
    status: 201,
    run: (call, { body }) => createExport(call, body),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/liability_report',
    summary: 'Get what is owed to partners as of a day, by currency, partner and age, with a reserve for clawback',
    query: LiabilityQuery,
    response: LiabilityReport,
    run: (call, { query }) => liabilityOn(call, query.on),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/liability_report/lines',
    summary: 'List the commissions behind a row of the liability report',
    query: LiabilityLinesQuery,
    response: Type.Array(LiabilityLine),
    run: (call, { query }) => liabilityLines(call, query),
  }),
];
