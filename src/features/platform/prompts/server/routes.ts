import { notFound } from '#server/errors.ts';
import { IdParams, superAction } from '#server/http/action.ts';
import { installationReads } from '#server/resource/installation.ts';
import { matchesPart } from '#server/text/linear-pattern.ts';
import { Type } from '#shared/schema.ts';
import { runTests } from '../render.ts';
import {
  DraftUpdate,
  Prompt,
  PromptCreate,
  PromptUpdate,
  PromptVersion,
  Publication,
  Rollback,
  TestResult,
} from '../schema.ts';
import { createPrompt, describePrompt, editDraft, prompts, publishDraft, rollBack, versionsOf } from './prompts.ts';

export const promptRoutes = [
  ...installationReads(prompts),
  superAction({
    method: 'POST',
    url: '/prompts',
    summary: 'Create a prompt with its first draft',
    body: PromptCreate,
    response: Prompt,
    status: 201,
    run: (call, { body }) => createPrompt(call, body),
  }),
  superAction({
    method: 'PATCH',
    url: '/prompts/:id',
    summary: 'Update the description of a prompt',
    params: IdParams,
    body: PromptUpdate,
    response: Prompt,
    run: (call, { params, body }) => describePrompt(call, params.id, body),
  }),
  superAction({
    method: 'GET',
    url: '/prompts/:id/versions',
    summary: 'List the versions of a prompt, newest first',
    params: IdParams,
    response: Type.Array(PromptVersion),
    run: (call, { params }) => versionsOf(call, params.id),
  }),
  superAction({
    method: 'PUT',
    url: '/prompts/:id/draft',
    summary: 'Update the draft, or create one if there is none',
    params: IdParams,
    body: DraftUpdate,
    response: PromptVersion,
    run: (call, { params, body }) => editDraft(call, params.id, body),
  }),
  superAction({
    method: 'POST',
    url: '/prompts/:id/versions/:number/test',
    summary: 'Run the tests of a version on its rendered text',
    params: Type.Object({ id: IdParams.properties.id, number: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    response: Type.Array(TestResult),
    run: async (call, { params }) => {
      const version = (await versionsOf(call, params.id)).find(({ number }) => number === params.number);
      if (!version) throw notFound('This version');
      return runTests(version, matchesPart);
    },
  }),
  superAction({
    method: 'POST',
    url: '/prompts/:id/publish',
    summary: 'Publish the draft if its tests pass',
    params: IdParams,
    body: Publication,
    response: Type.Array(PromptVersion),
    run: (call, { params, body }) => publishDraft(call, params.id, body.note ?? null),
  }),
  superAction({
    method: 'POST',
    url: '/prompts/:id/rollback',
    summary: 'Publish an earlier version again',
    params: IdParams,
    body: Rollback,
    response: Type.Array(PromptVersion),
    run: (call, { params, body }) => rollBack(call, params.id, body.number, body.note ?? null),
  }),
];
