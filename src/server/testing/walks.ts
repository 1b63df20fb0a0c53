import type { RouteOptions } from 'fastify';
import { features } from '#features/server.ts';
import type { Resource } from '../resource/define.ts';
import { changedFeatures, representatives } from './breadth.ts';

/** The feature that declares a resource. */
const owners = new Map(
  features.flatMap(({ name, resources = [] }) => resources.map((resource) => [resource.name, name] as const)),
);

/** The resources a walk takes. */
export function chosenResources(among: readonly Resource[]): Resource[] {
  return representatives(among, traitsOfResource, {
    hasChanged: ({ name }) => changedFeatures().has(owners.get(name)!),
  });
}

export function traitsOfResource(resource: Resource): string[] {
  const { partner, list } = resource;
  const verbs = (['create', 'update', 'remove'] as const).filter((verb) => resource[verb]);
  return [
    `verbs ${verbs.join()}`,
    `removed by ${resource.remove}`,
    `partner ${partner?.verbs.join() ?? 'reads nothing'}`,
    ...Object.keys(resource).filter((key) => (resource as unknown as Record<string, unknown>)[key] !== undefined),
    ...Object.keys(list).map((key) => `list ${key}`),
    ...Object.keys(resource.row.properties).flatMap((key) =>
      /^(partner|opportunity|registration)_id$/.test(key) ? [`of ${key}`] : [],
    ),
  ];
}

/**
 * The routes a walk takes: representatives, those of changed features, and those of features that the walk is about.
 */
export function chosenRoutes(among: readonly RouteOptions[], about: readonly string[] = []): RouteOptions[] {
  const hasChanged = ({ url }: RouteOptions) => {
    const owner = ownerOfRoute(url);
    return about.includes(owner) || changedFeatures().has(owner);
  };
  return representatives(among, traitsOfRoute, { hasChanged });
}

/** By its address: `/api/payout_batches/:id/approve` belongs to the feature of `payout_batches`. */
export function ownerOfRoute(url: string): string {
  const segment = url.split('/').find((part) => part !== '' && part !== 'api' && part !== 'public') ?? '';
  return owners.get(segment) ?? segment.replaceAll('_', '-');
}

export function traitsOfRoute({ method, url, schema, config }: RouteOptions): string[] {
  const { params, querystring, body, consumes } = (schema ?? {}) as Record<string, unknown>;
  const { isPublic, isPersonal, modes = [] } = config ?? {};
  return [
    `${String(method)} ${url.includes(':') ? 'one' : 'all'} ${body ? 'with a body' : ''}`,
    `modes ${modes.join()} ${String(method)}`,
    `ends ${ENDS.exec(url)?.[0] ?? (url.split('/').length > 4 ? 'as a step' : 'as a resource')}`,
    ...(isPublic ? ['public'] : []),
    ...(isPersonal ? ['personal'] : []),
    ...(consumes ? ['upload'] : []),
    ...(querystring ? [`queries ${String(method)}`] : []),
    ...Object.keys(((params ?? {}) as { properties?: object }).properties ?? {}).map((name) => `by ${name}`),
  ];
}

const ENDS = /\/(bulk|preview|export\.\w+|file|simulate|\w+\.(?:csv|xlsx|pdf|zip|ics))$/;
