import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asShown } from '#shared/access/permissions.ts';
import { pageSizes } from '#shared/nouns/page-size.ts';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { languages } from '#shared/text/languages.ts';
import type { Actor } from '../call.ts';
import { invalid, Refusal } from '../errors.ts';
import { subjectOf } from '../flags/flags.ts';
import { markModules } from '../flags/mark-modules.ts';
import { noteSeen } from '../http/positions.ts';
import type { Kernel } from '../kernel.ts';
import { answerIn } from '../language.ts';
import { withinAllowLists } from './allow-list.ts';
import { plainAddress } from './allowed-networks.ts';
import { isApiKey } from './api-key.ts';
import { isUnconfirmed, requireConfirmed } from './confirmed.ts';
import { countRequest } from './daily-limit.ts';
import { admitActor, admitCaller } from './gate.ts';
import { guess } from './guesses.ts';
import type { Principal } from './identity.ts';
import { requirePerson } from './in-person.ts';
import { check } from './permission-check.ts';
import type { RequestedView } from './requested-view.ts';
import type { Company } from './seat.ts';
import { requireFactorForMoney } from './second-factor.ts';
import { atHost, requireMemberAtHost } from './session-host.ts';
import { rulesOfSession } from './session-policy.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { requireNotSuspended } from './suspension.ts';
import { type ProtectedPath, requireIntendedFor } from './token-resource.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
    token: string;
  }
  interface FastifyContextConfig {
    /** The route needs no session. */
    isPublic?: boolean;
    /** The route needs a session but no membership, because it concerns the account itself. */
    isPersonal?: boolean;
  }
}

/** The screens that a person pinned to the menu, in the current company or program. */
const Pins = Type.Array(
  closed({
    label: Type.String({ minLength: 1, maxLength: 200 }),
    /** An address inside the application. */
    to: Type.String({
      pattern: '^/(?!/)',
      maxLength: 1000,
      description: 'the path of a page, beginning with one slash',
    }),
  }),
  { maxItems: 30 },
);

const Preference = Type.Object(
  {
    user_mode_state: Type.Optional(oneOf('Company', 'Partner')),
    appearance: Type.Optional(oneOf('light', 'dark', 'system')),
    region: Type.Optional(nullable(oneOf('en', 'en-ca', 'en-gb'))),
    language: Type.Optional(nullable(oneOf(...languages))),
    page_size: Type.Optional(nullable(oneOf(...pageSizes))),
    organization_id: Type.Optional(nullable(Id)),
    program_id: Type.Optional(nullable(Id)),
    pins: Type.Optional(Pins),
  },
  { additionalProperties: false, minProperties: 1 },
);

const PreferenceShown = Type.Object({
  user_mode_state: oneOf('Company', 'Partner'),
  appearance: oneOf('light', 'dark', 'system'),
  region: nullable(oneOf('en', 'en-ca', 'en-gb')),
  language: nullable(oneOf(...languages)),
  page_size: nullable(oneOf(...pageSizes)),
  organization_id: nullable(Id),
  program_id: nullable(Id),
  pins: Pins,
});
const Me = Type.Object({
  id: Type.String(),
  imageUrl: nullable(Type.String()),
  fullName: Type.String(),
  email: Type.String(),
});
const CompanyConfig = Type.Object({
  region: oneOf('en', 'en-ca', 'en-gb'),
  currency: Type.String(),
  timezone: Type.String(),
  page_size: oneOf(...pageSizes),
});
const Checked = Type.Object({ isAllowed: Type.Boolean(), reason: Type.Optional(Type.String()) });
/** Only stable fields are documented; the others are for our own screens (src/web/session/session.tsx). */
const SessionShown = Type.Object({
  user: Type.Object({ id: Type.String(), email: Type.String(), full_name: Type.String() }),
  session_id: nullable(Type.String()),
  mode: oneOf('company', 'partner'),
  modes: Type.Array(oneOf('company', 'partner')),
  user_mode_state: nullable(oneOf('Company', 'Partner')),
  organization: Type.Object({ id: Type.String(), name: Type.String(), slug: Type.String() }),
  role: Type.String(),
  permissions: Type.Array(Type.String()),
  config: CompanyConfig,
  read_at: Type.Integer({ description: 'When the session was read, in milliseconds since 1970' }),
});

/** Screens send it with what they read without the person: repeated reads, and what live changes cause. */
const BACKGROUND_HEADER = 'x-tandem-background';

/** Whether a person is at work: not for streams, and not for what a screen does by itself. */
const isUse = ({ routeOptions, headers }: FastifyRequest): boolean =>
  !routeOptions.config.isStream && headers[BACKGROUND_HEADER] === undefined;

/** Adds the principal and the actor to every request below a path that is not public. */
export function identifyCallers(app: FastifyInstance, kernel: Kernel, path: ProtectedPath = '/api'): void {
  // Declared in advance, so that all requests have the same shape.
  for (const name of ['token', 'principal', 'actor'] as const) app.decorateRequest(name, undefined as never);
  app.addHook('onRequest', async (request, reply) => {
    // Read once, because Fastify builds these objects again on every access.
    const { config: route } = request.routeOptions;
    if (route.isPublic || request.is404) return;
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal(401, 'Sign in to continue.');
    request.token = token;
    const find = () => kernel.identity.principalOf(token);
    // An ended session does not count as a guess, because its owner must learn that it ended.
    request.principal = isApiKey(token) ? await guess(kernel, { door: 'api_key', ip: request.ip }, find) : await find();
    request.principal = atHost(request);
    answerIn(request.principal.preference.language);
    if (request.principal.api_key || isUse(request)) kernel.identity.recordUse(request.principal);
    requireIntendedFor(path, request, kernel);
    requirePerson(request);
    admitCaller(route, request, reply, kernel);
    if (route.isPersonal) return;
    const { principal } = request;
    if (kernel.identity.modesOf(principal).length === 0) {
      await requireNotSuspended(kernel, principal.user);
      requireMemberAtHost(request, kernel);
    }
    request.actor = kernel.identity.actorOf(principal, requestedView(request));
    request.principal = withinAllowLists(principal, request.ip).admitted;
    // Partner users count for their own firm, so that one partner cannot slow down a program.
    kernel.budgets.ofCompany(request.actor.home_organization_id ?? request.actor.organization_id);
    admitActor(route, request);
    requireConfirmed(request, kernel);
    requireFactorForMoney(request);
    if (isUnconfirmed(request, kernel)) request.actor = { ...request.actor, is_unconfirmed: true };
    request.actor = await markModules(request.actor, kernel);
    noteSeen(request, kernel);
    if (principal.api_key) await countRequest(kernel, request.actor.organization_id);
  });
}

/** The view that the headers of a request select, and the address it comes from. */
export function requestedView(request: FastifyRequest): RequestedView {
  return {
    address: request.ip,
    mode: header(request, 'x-tandem-mode'),
    organization: header(request, 'x-tandem-organization'),
    program: header(request, 'x-tandem-program'),
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function identityRoutes(app: FastifyInstance, kernel: Kernel): void {
  signInRoutes(app, kernel);
  sessionRoutes(app, kernel);
  const { identity } = kernel;
  const tags = ['identity'];
  const security = [{ bearer: [] }];

  const session = async (request: FastifyRequest, reply: FastifyReply) => {
    kernel.outbox.stayAwake();
    return { ...(await sessionOf(request, kernel)), read_at: Math.floor(Date.now() - reply.elapsedTime) };
  };
  const isForPrograms = { config: { isForPrograms: true } };
  const isForEverybody = { config: { isForEverybody: true } };
  app.get('/session', {
    ...isForPrograms,
    schema: {
      tags,
      security,
      summary: 'Get the current session: user, organization, role and permissions',
      response: { 200: SessionShown },
    },
    handler: session,
  });
  app.post('/login', {
    config: { isForEverybody: true, whileViewing: 'reads' },
    schema: {
      tags,
      security,
      summary: 'Confirm a session after sign-in at the identity provider',
      response: { 200: SessionShown },
    },
    handler: session,
  });

  app.get('/me', {
    ...isForPrograms,
    schema: { tags, security, summary: 'Get the current user', response: { 200: Me } },
    handler: async ({ principal }) => ({
      id: principal.user.id,
      imageUrl: principal.user.image_url,
      fullName: principal.user.full_name,
      email: principal.user.email,
    }),
  });

  app.get('/user/preference', {
    ...isForEverybody,
    schema: { tags, security, summary: 'Get your preferences', response: { 200: PreferenceShown } },
    handler: async ({ principal, actor }) => shownPreference(principal, actor),
  });

  app.patch<{ Body: Static<typeof Preference> }>('/user/preference', {
    ...isForEverybody,
    schema: {
      tags,
      security,
      summary: 'Update your preferences',
      body: Preference,
      response: { 200: PreferenceShown },
    },
    handler: async ({ principal, actor, body, token }) => {
      const modes = identity.modesOf(principal);
      const { pins, ...others } = body;
      const { user_mode_state, organization_id, program_id } = others;
      if (user_mode_state && !modes.includes(user_mode_state.toLowerCase() as 'company' | 'partner')) {
        throw invalid({ user_mode_state: [`You do not have access to ${user_mode_state} mode.`] });
      }
      if (organization_id && !principal.companies.some(({ id }) => id === organization_id)) {
        throw invalid({ organization_id: ['You are not a member of this company.'] });
      }
      if (program_id && !principal.programs.some(({ partner_id }) => partner_id === program_id)) {
        throw invalid({ program_id: ['You are not part of this program.'] });
      }
      await identity.savePreference(principal.user.id, {
        ...(others as Record<string, string | null>),
        ...(pins && { pins: JSON.stringify({ ...principal.preference.pins, [placeOf(actor)]: pins }) }),
      });
      return shownPreference(await identity.principalOf(token), actor);
    },
  });

  app.get('/company_settings/config', {
    ...isForPrograms,
    schema: {
      tags,
      security,
      summary: 'Get the region, currency, time zone and rows per page of the company',
      response: { 200: CompanyConfig },
    },
    handler: async (request) => configOf(request, kernel),
  });

  app.get<{ Querystring: { resource: string; action: string } }>('/permissions/check', {
    ...isForPrograms,
    schema: {
      tags,
      security,
      summary: 'Check whether you have a permission',
      response: { 200: Checked },
      querystring: closed({ resource: Type.String({ maxLength: 100 }), action: Type.String({ maxLength: 40 }) }),
    },
    handler: async ({ actor, query }) => check(actor, kernel.permissions, query),
  });
}

/** Users who never chose a view get the one of this request. */
function shownPreference({ preference: { zones: _, ...preference } }: Principal, actor: Actor) {
  return {
    ...preference,
    pins: preference.pins[placeOf(actor)] ?? [],
    user_mode_state: preference.user_mode_state ?? (actor.mode === 'company' ? 'Company' : 'Partner'),
  };
}

/** The names of pinned records stay in the company or program to which they belong. */
const placeOf = ({ partner_id, organization_id }: Actor) => partner_id ?? organization_id;

/** A partner user has their own formats, but the program's currency and time zone. */
function configOf({ principal, actor }: FastifyRequest, { identity }: Kernel) {
  const program =
    actor.mode === 'partner' ? principal.programs.find(({ partner_id }) => partner_id === actor.partner_id) : undefined;
  const company = program?.company ?? identity.companyOf(principal, actor.organization_id)!;
  const { region, page_size } = program?.home ?? company;
  return { region, currency: company.currency, timezone: company.timezone, page_size };
}

async function sessionOf(request: FastifyRequest, kernel: Kernel) {
  const { principal, actor } = request;
  const { identity } = kernel;
  const named = ({ id, name, slug, logo_url, primary_color, brands_frame, font, favicon_url }: Company) => ({
    id,
    name,
    slug,
    logo_url,
    primary_color,
    brands_frame,
    font,
    favicon_url,
  });
  const programs = principal.programs.map(({ partner_id, partner_name, company }) => ({
    partner_id,
    partner_name,
    company: named(company),
  }));
  const program =
    actor.mode === 'partner' ? principal.programs.find(({ partner_id }) => partner_id === actor.partner_id) : undefined;
  const company = actor.mode === 'company' ? identity.companyOf(principal, actor.organization_id) : undefined;
  const seat = program ?? company;
  const on = await kernel.flags.of(subjectOf(actor));
  const hidden = (actor.hidden_modules ?? []).filter((module) => on[module]);
  // Screens treat a module outside the program like one that is switched off.
  const flags = { ...on, ...Object.fromEntries(hidden.map((module) => [module, false])) };
  const permissions = asShown(actor.permissions);
  return {
    user: { ...principal.user, is_super_admin: actor.is_super_admin },
    session_id: principal.session_id,
    mode: actor.mode,
    modes: identity.modesOf(principal),
    user_mode_state: principal.preference.user_mode_state,
    organization: named(program ? program.home : company!),
    role: actor.role,
    role_name: seat?.custom?.name ?? null,
    permissions,
    unreadable: kernel.permissions.unreadable(permissions, flags),
    program: programs.find(({ partner_id }) => partner_id === program?.partner_id) ?? null,
    programs,
    organizations: principal.companies.map(named),
    config: configOf(request, kernel),
    own_timezone: principal.preference.zones[`${actor.mode} ${actor.organization_id}`] ?? actor.timezone,
    company_address: kernel.hosts.slugOf(actor.organization_id) ? kernel.hosts.addressOf(actor.organization_id) : null,
    appearance: principal.preference.appearance,
    region: principal.preference.region,
    language: principal.preference.language,
    pins: principal.preference.pins[placeOf(actor)] ?? [],
    page_size: principal.preference.page_size,
    observation: kernel.config.observation,
    flags,
    announced: await kernel.flags.announcedTo(subjectOf(actor)),
    hidden,
    impersonation: principal.impersonation,
    address: plainAddress(request.ip) ?? request.ip,
    rules: rulesOfSession(principal),
  };
}
