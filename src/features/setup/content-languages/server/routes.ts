import type { FastifyInstance } from 'fastify';
import { Rates } from '#server/auth/budgets.ts';
import { notFound } from '#server/errors.ts';
import { action } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import { registerExchange } from '#server/http/exchange.ts';
import { within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, Type } from '#shared/schema.ts';
import {
  ContentLanguages,
  ContentRecord,
  ContentTexts,
  DraftAnswer,
  ExportQuery,
  ImportAnswer,
  ImportInput,
  LanguageParams,
  RecordParams,
  TranslationInput,
} from '../schema.ts';
import { draftTranslations } from './drafts.ts';
import { exportTranslations, importTranslations } from './files.ts';
import { contentLanguages, contentRecords, contentTexts, saveTranslations } from './records.ts';

const view = { can: 'content_translations:view', modes: ['company'] } as const;
const manage = { can: 'content_translations:manage', modes: ['company'] } as const;

export const contentRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/content_languages',
    summary: 'Get the languages of the company’s content, and the kinds of records that can be translated',
    response: ContentLanguages,
    run: contentLanguages,
  }),
  action({
    ...view,
    method: 'GET',
    url: '/content_records',
    summary: 'List what partners read, with the languages in which it is missing or outdated',
    response: Type.Array(ContentRecord),
    run: contentRecords,
  }),
  action({
    ...view,
    method: 'GET',
    url: '/content_records/:entity/:id',
    summary: 'Get the texts of a record with their translations',
    params: RecordParams,
    response: ContentTexts,
    run: (call, { params }) => contentTexts(call, params.entity, params.id),
  }),
  action({
    ...manage,
    method: 'PUT',
    url: '/content_records/:entity/:id/:language',
    summary: 'Save translations of a record into one language',
    params: LanguageParams,
    body: TranslationInput,
    response: ContentTexts,
    run: (call, { params, body }) => saveTranslations(call, params, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/content_translations/import',
    summary: 'Import translations from a CSV file, all or none',
    body: ImportInput,
    response: ImportAnswer,
    run: (call, { body }) => importTranslations(call, body.csv),
  }),
];

/** The routes that need a model or answer with a file. */
export function contentPlugin(api: FastifyInstance, kernel: Kernel): void {
  const rates = new Rates();
  registerExchange(api, kernel, {
    ...manage,
    method: 'POST',
    url: '/content_records/:entity/:id/:language/draft',
    summary: 'Draft the missing and outdated translations of a record with the company’s model; nothing is saved',
    personal: true,
    params: LanguageParams,
    body: closed({}),
    response: DraftAnswer,
    run: async (open, { params }, request) => {
      const body = await draftTranslations({ kernel, open, rates }, params, request);
      return async () => ({ body });
    },
  });
  api.get<{ Querystring: ExportQuery }>(
    '/content_translations/export.csv',
    {
      config: view,
      schema: {
        tags: ['content_translations'],
        summary: 'Export texts for translators as CSV',
        querystring: ExportQuery,
        security: [{ bearer: [] }],
      },
    },
    async (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      const { body } = await within(kernel, request, async (call) => ({
        body: await exportTranslations(call, request.query),
      }));
      return reply
        .header('content-disposition', disposition('attachment', `translations-${request.query.language}.csv`))
        .type('text/csv; charset=utf-8')
        .send(`\ufeff${body as string}`);
    },
  );
}
