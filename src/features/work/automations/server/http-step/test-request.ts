import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound, Refusal } from '#server/errors.ts';
import { automationRelations } from '#server/extension-points/automations.ts';
import { IdParams } from '#server/http/action.ts';
import { within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { Definition } from '../../definition.schema.ts';
import { TestAnswer, TestRequest } from '../../hooks.schema.ts';
import { findStep, tableAt } from '../../position.ts';
import { automationProblems, tableOf } from '../check.ts';
import { type OpenEndpoint, openEndpoint } from '../endpoints.ts';
import { contextOf, requirePermission } from '../engine/run.ts';
import { readForeign } from '../foreign-json/read.ts';
import { readSample, valuesOfSample } from '../hooks/samples.ts';
import { newestOccurrences } from '../trial.ts';
import { excerptOf, type HttpRequest, prepareHttp, readAnswer, sendHttp } from './request.ts';

const MOST_SHOWN = 2_000;

interface Prepared {
  request: HttpRequest;
  preview: string;
  endpoint: OpenEndpoint;
}

/** Sends the request of a step once, because a person asked for it. No transaction is open meanwhile. */
export function testRequestRoute(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: { id: string }; Body: TestRequest }>(
    '/automations/:id/test_request',
    {
      config: { can: 'automations:manage', modes: ['company'], needsPerson: true },
      schema: {
        summary: 'Send the request of an HTTP step once, and show the answer',
        tags: ['automations'],
        params: IdParams,
        body: TestRequest,
        response: { 200: TestAnswer },
        security: [{ bearer: [] }],
      },
    },
    async (request) => {
      let prepared: Prepared | undefined;
      await within(kernel, request, async (call) => {
        prepared = await prepareTest(call, request.params.id, request.body);
        return {};
      });
      return answerOf(kernel, prepared!, request.actor.organization_id);
    },
  );
}

async function prepareTest(call: Call, id: string, { definition, step_id, record_id }: TestRequest): Promise<Prepared> {
  const automation = await call.one<{ id: string; name: string }>(
    sql`select id, name from automations where organization_id = ${call.organization_id} and id = ${id}`,
    'This automation',
  );
  const flow = definition as Definition;
  const step = findStep(flow.steps, step_id);
  if (step?.kind !== 'http') throw notFound('This step');
  const problem = (await automationProblems(call, flow)).find((one) => one.step === step_id || one.step === 'trigger');
  if (problem) throw invalid({ [problem.field ?? 'definition']: [problem.text] }, problem.text);
  const table = tableAt(flow, step_id, tableOf(flow), relationTable);
  if (table) requirePermission(call, `${table}:view`);
  const record = table ? (record_id ?? (await newestOccurrences(call, table, 1))[0]?.id) : null;
  if (table && !record) throw invalid({ record_id: ['is required'] }, 'There is no record to test with.');
  const sample = flow.trigger.kind === 'webhook' ? await readSample(call, id) : null;
  const hook = Object.fromEntries(
    Object.entries(valuesOfSample(flow.trigger.fields ?? [], sample?.paths ?? [])).map(([key, value]) => [
      key.slice('hook.'.length),
      value,
    ]),
  );
  const context = await contextOf(
    call,
    { automation, run: { id: `test-${randomUUID()}`, context: { hook } } },
    step,
    step.id,
    table && record ? { table, id: record } : undefined,
  );
  const { request, preview } = await prepareHttp(context, step.params);
  const endpoint = await openEndpoint(call, (request as HttpRequest).endpoint_id);
  if (!endpoint) throw invalid({ endpoint_id: ['was deleted'] });
  return { request: request as HttpRequest, preview: String(preview), endpoint };
}

const relationTable = (table: string | null, key: string): string | null =>
  automationRelations(table).find((relation) => relation.key === key)?.table ?? null;

async function answerOf(kernel: Kernel, { request, preview, endpoint }: Prepared, share: string): Promise<TestAnswer> {
  const result: TestAnswer = { request: preview, status: null, error: null, text: null, paths: [] };
  try {
    const answer = await sendHttp(kernel, endpoint, request, `test-${randomUUID()}`);
    result.status = answer.status;
    result.text = excerptOf(answer.text, MOST_SHOWN);
    await readAnswer(answer, [], { share });
    if (answer.text.trim() !== '')
      result.paths = (await readForeign({ bytes: Buffer.from(answer.text), describes: true }, { share })).paths;
  } catch (error) {
    if (!(error instanceof OutgoingError) && !(error instanceof Refusal)) throw error;
    result.error = error.message;
  }
  return result;
}
