import { AudienceVocabulary } from '#features/partners/audiences/schema.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { automationRecord } from '#server/extension-points/automations.ts';
import { action, IdParams } from '#server/http/action.ts';
import { Id, nullable, Type } from '#shared/schema.ts';
import type { Definition } from '../definition.schema.ts';
import { EndpointCreate, NewEndpoint } from '../endpoints.schema.ts';
import { HookCreate, HookState, NewHook } from '../hooks.schema.ts';
import {
  AutomationButton,
  AutomationSettings,
  AutomationVersion,
  ButtonPress,
  ButtonQuery,
  Catalog,
  CheckBody,
  Checked,
  FactsQuery,
  FromRecipe,
  SettingsUpdate,
  StepRun,
  Trial,
} from '../schema.ts';
import { buttonsFor, pressButton } from './buttons.ts';
import { catalogFor } from './catalog/catalog.ts';
import { automationProblems } from './check.ts';
import { createAutomationEndpoint, rotateAutomationEndpoint } from './endpoints.ts';
import { ownVocabulary, vocabularyFor } from './facts.ts';
import { forgetSample, hookState, listenForSample } from './hooks/samples.ts';
import { createHook } from './hooks/store.ts';
import { acknowledgeAll, stepsOfRun } from './log.ts';
import { createFromRecipe } from './service.ts';
import { changeSettings, readAutomationSettings } from './settings.ts';
import { automationStepRoutes } from './steps.ts';
import { tryAutomation } from './trial.ts';

const company = { modes: ['company'] } as const;
const viewing = { can: 'automations:view', ...company } as const;
const managing = { can: 'automations:manage', ...company } as const;

export const automationRoutes = [
  ...automationStepRoutes,
  action({
    method: 'POST',
    url: '/automations/:id/try',
    summary: 'Do a dry run: what the draft would have done in the last 30 days',
    ...managing,
    personal: true,
    params: IdParams,
    response: Trial,
    run: (call, { params }) => tryAutomation(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/automations/:id/create_hook',
    summary: 'Create the address and secret for another system, or replace them',
    ...managing,
    personal: true,
    params: IdParams,
    body: HookCreate,
    response: NewHook,
    run: (call, { params, body }) => createHook(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/automations/:id/hook',
    summary: 'Get the address for another system and its latest test event',
    ...managing,
    params: IdParams,
    response: Type.Object({ hook: nullable(HookState) }),
    run: async (call, { params }) => ({ hook: await hookState(call, params.id) }),
  }),
  action({
    method: 'POST',
    url: '/automations/:id/listen',
    summary: 'Keep the next event that another system sends as the sample of the flow',
    ...managing,
    params: IdParams,
    response: HookState,
    run: (call, { params }) => listenForSample(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/automations/:id/forget_sample',
    summary: 'Delete the sample and stop listening',
    ...managing,
    params: IdParams,
    run: (call, { params }) => forgetSample(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/automation_endpoints',
    summary: 'Add another system that automations call, and get the secret of its signatures',
    ...managing,
    personal: true,
    body: EndpointCreate,
    response: NewEndpoint,
    status: 201,
    run: (call, { body }) => createAutomationEndpoint(call, body),
  }),
  action({
    method: 'POST',
    url: '/automation_endpoints/:id/rotate',
    summary: 'Replace the secret of the signatures; the previous one works for another 24 hours',
    ...managing,
    personal: true,
    params: IdParams,
    response: NewEndpoint,
    run: (call, { params }) => rotateAutomationEndpoint(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/automations/:id/versions',
    summary: 'List the published versions, newest first',
    ...viewing,
    params: IdParams,
    response: Type.Array(AutomationVersion),
    run: async (call, { params }) => {
      await call.one(
        sql`select from automations where organization_id = ${call.organization_id} and id = ${params.id}`,
        'This automation',
      );
      return call.rows(sql`
        select version, name, definition, published_by_name, created_at from automation_versions
        where organization_id = ${call.organization_id} and automation_id = ${params.id} order by version desc limit 100`);
    },
  }),
  action({
    method: 'POST',
    url: '/automations/check',
    summary: 'List the problems of a flow',
    whileViewing: 'reads',
    ...managing,
    body: CheckBody,
    response: Checked,
    run: async (call, { body }) => ({ problems: await automationProblems(call, body.definition as Definition) }),
  }),
  action({
    method: 'GET',
    url: '/automations/catalog',
    summary: 'Get the records, events, steps and recipes that flows can use',
    ...viewing,
    response: Catalog,
    run: (call) => catalogFor(call),
  }),
  action({
    method: 'GET',
    url: '/automations/facts',
    summary: 'Get the fields that conditions about a kind of record can ask',
    ...viewing,
    query: FactsQuery,
    response: AudienceVocabulary,
    run: async (call, { query }) => {
      if (!automationRecord(query.table)) throw notFound('This kind of record');
      call.require(query.table, 'view');
      return { facts: await (query.own ? ownVocabulary : vocabularyFor)(call, query.table) };
    },
  }),
  action({
    method: 'POST',
    url: '/automations/from_recipe',
    summary: 'Create a draft from a recipe',
    ...managing,
    body: FromRecipe,
    response: Type.Object({ id: Id }),
    status: 201,
    run: async (call, { body }) => ({ id: await createFromRecipe(call, body.recipe) }),
  }),
  action({
    method: 'GET',
    url: '/automations/buttons',
    summary: 'List the buttons of automations for a kind of record',
    ...viewing,
    query: ButtonQuery,
    response: Type.Array(AutomationButton),
    run: (call, { query }) => buttonsFor(call, query.table),
  }),
  action({
    method: 'POST',
    url: '/automations/:id/press',
    summary: 'Start an automation for a record by its button',
    ...viewing,
    params: IdParams,
    body: ButtonPress,
    run: (call, { params, body }) => pressButton(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/automations/settings',
    summary: 'Get whether all automations are paused, and their limits',
    ...viewing,
    response: AutomationSettings,
    run: (call) => readAutomationSettings(call),
  }),
  action({
    method: 'PATCH',
    url: '/automations/settings',
    summary: 'Pause all automations, let them continue, or change their limits',
    ...managing,
    body: SettingsUpdate,
    response: AutomationSettings,
    run: (call, { body }) => changeSettings(call, body),
  }),
  action({
    method: 'GET',
    url: '/automation_runs/:id/steps',
    summary: 'List the steps of a run',
    ...viewing,
    params: IdParams,
    response: Type.Array(StepRun),
    run: (call, { params }) => stepsOfRun(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/automation_runs/acknowledge_all',
    summary: 'Take all errors off the list',
    ...managing,
    response: Type.Object({ acknowledged: Type.Integer() }),
    run: (call) => acknowledgeAll(call),
  }),
];
