import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { features } from '#features/server.ts';
import { Budgets } from './auth/budgets.ts';
import { markDoors } from './auth/confirmed.ts';
import { Identity } from './auth/identity.ts';
import { networkOf } from './auth/network.ts';
import { connectOidc, type OidcClient } from './auth/oidc.ts';
import { embeddedProvider, type PasswordHash, withoutPasswords } from './auth/provider.ts';
import { identifyCallers, identityRoutes } from './auth/routes.ts';
import { moveDoor } from './company-moves/door.ts';
import { KEYS_CHANGED, readSigningKeys } from './company-moves/signing-keys.ts';
import type { Settings } from './config.ts';
import { Database } from './db/client.ts';
import { listenTo } from './db/listen.ts';
import { ReplicaReads } from './db/replica.ts';
import { FailureLog } from './failures.ts';
import type { ServerFeature } from './feature.ts';
import { type FlagDeclaration, Flags } from './flags/flags.ts';
import { guardByFlag } from './flags/guard.ts';
import { flagOf } from './flags/modules.ts';
import { noteModules } from './flags/offered.ts';
import { admitHosts } from './hosts/admit-hosts.ts';
import { CompanyHosts } from './hosts/company-hosts.ts';
import { registerAction } from './http/action.ts';
import { batchRoute } from './http/batch.ts';
import { detectProxies, KEEP_ALIVE_MS } from './http/behind-proxy.ts';
import { separateContent } from './http/content-origin.ts';
import { describeApi } from './http/describe.ts';
import { eventStream } from './http/events.ts';
import { handleErrors, MAX_HEADER_BYTES, rejectConnection, rejectInvalidAddress } from './http/failures.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { observe } from './http/observe.ts';
import { servePages } from './http/pages.ts';
import { tellPositions } from './http/positions.ts';
import { redact } from './http/redact.ts';
import { refuseVisitors } from './http/refuse-visitors.ts';
import { disableCaching, sendSecurityHeaders } from './http/security-headers.ts';
import { limitBodies, limitConnections, TIME_LIMITS, type TimeLimits } from './http/time-limits.ts';
import { unstorableTextError } from './http/unstorable.ts';
import { validatorCompiler } from './http/validate.ts';
import { BacklogWatch } from './jobs/backlog.ts';
import { Outbox } from './jobs/outbox.ts';
import type { Kernel } from './kernel.ts';
import { answerInLanguages } from './language.ts';
import { loadServerTexts } from './load-texts.ts';
import { openFileStorage } from './object-storage/file-storage.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { PermissionCatalog } from './permission-catalog.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { folderMailer, smtpMailer } from './ports/mail.ts';
import { bankRates } from './ports/reference-rates.ts';
import { queryRoutes } from './query/routes.ts';
import { ExportTurns } from './resource/export-turns.ts';
import { readRelations } from './resource/referenced-names.ts';
import { registerResource } from './resource/routes.ts';
import { Tables } from './resource/tables.ts';
import type { Sealing } from './sealing.ts';
import { offerModel } from './settings/language-model.ts';
import { observedOrigins } from './settings/observation.ts';
import type { SendMissing } from './site/public-page.ts';
import type { SiteRenderer } from './site/renderer.ts';
import { sendNotFound, serveSite } from './site/serve-site.ts';

export interface Parts {
  config: Settings;
  sealing: Sealing;
  appUrl: string;
  systemUrl: string;
  /** A replica that answers reads. */
  replicaUrl?: string | undefined;
  clock?: Clock;
  /** Tests pass a client connected to their own provider. */
  oidc?: OidcClient;
  /** Tests pass a fast hash. */
  passwordHash?: PasswordHash;
}

/** Creates everything that requests and jobs share. Close it after the app. */
export async function createKernel({
  config,
  sealing,
  appUrl,
  systemUrl,
  replicaUrl,
  clock = systemClock,
  ...given
}: Parts): Promise<Kernel & { close(): Promise<void> }> {
  const system = new Database(systemUrl, 4);
  const replica = replicaUrl
    ? {
        database: new Database(replicaUrl, config.poolSize, config.longestReadMs),
        reads: new ReplicaReads(() => system.logPosition()),
      }
    : undefined;
  const db = new Database(appUrl, config.poolSize, config.longestReadMs, { replica });
  const embedded = embeddedProvider({
    url: systemUrl,
    secret: sealing.textFor('passwords'),
    baseUrl: config.baseUrl,
    ...(given.passwordHash && { passwordHash: given.passwordHash }),
  });
  // Sessions are always our own; with an external provider, passwords are off.
  const outgoing = createOutgoing({ allow: config.outgoingAllow });
  const fileStorage = openFileStorage(config, outgoing);
  offerModel(config.model);
  const oidc = given.oidc ?? (config.oidc && (await connectOidc(config.oidc, config.baseUrl, outgoing)));
  const provider = oidc ? withoutPasswords(embedded) : embedded;
  const identity = new Identity(provider, system, config);
  const flags = new Flags(system, clock);
  noteModules(features);
  const hosts = new CompanyHosts(system, config);
  await flags.declare(
    features.map(({ flag }) => flag).filter((flag): flag is FlagDeclaration => flag !== undefined),
    config,
  );
  await loadServerTexts();
  await readRelations(system);
  await readSigningKeys(system, sealing);
  const stopListening = await Promise.all([
    identity.listen(),
    flags.listen(),
    hosts.listen(),
    listenTo(systemUrl, KEYS_CHANGED, () => void readSigningKeys(system, sealing).catch(() => {})),
  ]);
  const outbox = new Outbox(system);
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : folderMailer(join(config.dataDir, 'mail'), config.mailFrom);
  return {
    config,
    sealing,
    budgets: new Budgets(config, clock),
    clock,
    db,
    system,
    identity,
    oidc,
    tables: new Tables(system),
    flags,
    hosts,
    failures: new FailureLog(system),
    permissions: new PermissionCatalog(),
    outbox,
    backlog: new BacklogWatch(system),
    exportTurns: new ExportTurns(config.poolSize),
    mailer,
    outgoing,
    referenceRates: config.ecbRatesUrl === null ? null : bankRates(config.ecbRatesUrl, clock, outgoing),
    ...fileStorage.stores,
    fileStorage,
    keptFiles: features.flatMap(({ keeps }) => keeps ?? []),
    async close() {
      outbox.close();
      await Promise.all(stopListening.map((stop) => stop()));
      await Promise.all([db.close(), system.close(), provider.close()]);
    },
  };
}

interface ApiOptions {
  logger?: FastifyServerOptions['logger'];
  /** Shorter ones in tests. */
  timeLimits?: TimeLimits;
}

interface PageOptions {
  /** The folder of the builds; without it, only the API is served. */
  dist?: string;
  /** Renders the public pages; without it, there are none. */
  site?: SiteRenderer;
}

/** Creates the API and the pages. */
export async function createApp(kernel: Kernel, options: ApiOptions & PageOptions = {}): Promise<FastifyInstance> {
  const app = await createApi(kernel, options);
  await addPages(app, kernel, options);
  return app;
}

/** Creates the app without pages, which need the build and are added when it is there. */
export async function createApi(
  kernel: Kernel,
  { logger = false, timeLimits = TIME_LIMITS }: ApiOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && { ...(logger === true ? {} : logger), hooks: { streamWrite: redact } },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
    trustProxy: kernel.config.trustProxy,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: rejectInvalidAddress,
    requestTimeout: timeLimits.uploadMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeLimits.headersMs,
      connectionsCheckingInterval: timeLimits.checkEveryMs,
    },
    clientErrorHandler: rejectConnection,
  });
  kernel.outgoing.listen((outgoing) => app.log.info({ outgoing }, 'outgoing request'));
  limitConnections(app, kernel.config.maxConnections);
  closeConnectionsOnStop(app);
  app.setValidatorCompiler(validatorCompiler as never);
  // PostgreSQL or our own code creates the bodies; the selected columns decide what is sent, so they are not serialized
  // by a schema again.
  app.setSerializerCompiler(() => JSON.stringify);
  handleErrors(app, kernel);
  readJsonBodies(app);
  app.addHook('preValidation', (request, _reply, done) => done(unstorableTextError(request)));
  answerInLanguages(app);
  observe(app, kernel);
  if (kernel.config.role === 'worker') refuseVisitors(app);
  detectProxies(app);
  sendSecurityHeaders(app, {
    baseUrl: kernel.config.baseUrl,
    contentUrl: kernel.config.contentUrl,
    connectTo: observedOrigins(kernel.config.observation),
  });
  separateContent(app, kernel.config.contentUrl);
  admitHosts(app, kernel);
  limitBodies(app, timeLimits);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  await app.register(compress, { global: false });
  await app.register(multipart, { limits: { fileSize: 20 * 1_048_576, files: 10, fields: 20 } });
  await describeApi(app, kernel.config.baseUrl);

  await app.register(
    async (api) => {
      api.addHook('onRoute', markDoors(features, '/api'));
      api.addHook('onRoute', (route) => kernel.permissions.learn(route));
      disableCaching(api);
      identifyCallers(api, kernel);
      tellPositions(api, kernel);
      for (const { admits } of features) if (admits) api.addHook('onRequest', (request) => admits(kernel, request));
      identityRoutes(api, kernel);
      eventStream(api, kernel);
      batchRoute(api);
      queryRoutes(api, kernel);
      moveDoor(api, kernel);
      for (const feature of features) {
        const flag = flagOf(feature, features);
        if (!flag) registerFeature(api, kernel, feature);
        else {
          await api.register(async (scope) => {
            guardByFlag(scope, kernel, flag);
            for (const { name, guardedBy = name } of feature.resources ?? []) {
              kernel.flags.cover(name, flag);
              if (guardedBy === name) kernel.permissions.learnOwner(name, flag);
            }
            registerFeature(scope, kernel, feature);
          });
        }
      }
    },
    { prefix: '/api' },
  );
  return app;
}

/** Adds everything outside of `/api`: public routes, public pages and the web app. */
export async function addPages(app: FastifyInstance, kernel: Kernel, { dist, site }: PageOptions): Promise<void> {
  const sendMissing: SendMissing = async (request, reply) => {
    if (site) return sendNotFound(kernel, site, request, reply, request.host_organization_id);
    return reply.code(404).send();
  };
  for (const { publicRoutes } of features) publicRoutes?.(app, kernel, sendMissing);
  if (site) await serveSite(app, kernel, features, site, dist);
  if (dist) await servePages(app, join(dist, 'web'), kernel.hosts);
}

/** A connection with a request in progress would otherwise stay open and keep the server from stopping. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let timer: NodeJS.Timeout;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Registers everything a feature adds below `api`. */
export function registerFeature(
  api: FastifyInstance,
  kernel: Kernel,
  { resources = [], routes = [], plugin }: ServerFeature,
): void {
  // Fixed paths before `/{resource}/:id`: the router prefers them anyway, and the API description is easier to read.
  for (const declared of routes) registerAction(api, kernel, declared);
  for (const resource of resources) registerResource(api, kernel, resource);
  plugin?.(api, kernel);
}
