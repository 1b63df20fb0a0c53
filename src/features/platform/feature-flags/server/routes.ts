import type { FastifyInstance } from 'fastify';
import { IdParams, registerAction, superAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { installationReads } from '#server/resource/installation.ts';
import { Type } from '#shared/schema.ts';
import {
  FeatureFlag,
  FeatureFlagCreate,
  FeatureFlagUpdate,
  Override,
  OverrideChange,
  Preview,
  Question,
} from '../schema.ts';
import { createFlag, featureFlags, removeFlag, updateFlag } from './flags.ts';
import { overridesOf, switchFlag } from './overrides.ts';
import { previewFlag } from './preview.ts';

export const flagReads = installationReads(featureFlags);

/** Changes of flags notify every process, so these routes need the kernel in addition to their transaction. */
export function flagRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const route of [
    superAction({
      method: 'POST',
      url: '/feature_flags',
      summary: 'Create a feature flag that no code declares yet',
      body: FeatureFlagCreate,
      response: FeatureFlag,
      status: 201,
      run: (call, { body }) => createFlag(call, kernel, body),
    }),
    superAction({
      method: 'PATCH',
      url: '/feature_flags/:id',
      summary: 'Update the default, the kill switch or the rules of a flag',
      params: IdParams,
      body: FeatureFlagUpdate,
      response: FeatureFlag,
      run: (call, { params, body }) => updateFlag(call, kernel, params.id, body),
    }),
    superAction({
      method: 'DELETE',
      url: '/feature_flags/:id',
      summary: 'Delete a flag that no code declares',
      params: IdParams,
      run: (call, { params }) => removeFlag(call, kernel, params.id),
    }),
    superAction({
      method: 'GET',
      url: '/feature_flags/:id/overrides',
      summary: 'List the overrides of a flag',
      params: IdParams,
      response: Type.Array(Override),
      run: (call, { params }) => overridesOf(call, params.id),
    }),
    superAction({
      method: 'PUT',
      url: '/feature_flags/:id/overrides',
      summary: 'Set or remove the override of a flag for one company, person or role',
      params: IdParams,
      body: OverrideChange,
      response: Type.Array(Override),
      run: (call, { params, body }) => switchFlag(call, kernel, params.id, body),
    }),
    superAction({
      method: 'GET',
      url: '/feature_flags/:id/preview',
      summary: 'Preview who in a company gets a flag, and why',
      params: IdParams,
      query: Question,
      response: Preview,
      run: (call, { params, query }) => previewFlag(call, kernel, params.id, query),
    }),
  ])
    registerAction(api, kernel, route);
}
