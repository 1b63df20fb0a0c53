import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { invalid, Refusal } from '../errors.ts';
import { subjectOf } from '../flags/flags.ts';
import type { Kernel } from '../kernel.ts';
import { countRequest } from './daily-limit.ts';
import { admitActor, admitCaller } from './gate.ts';
import type { Principal } from './identity.ts';
import { refuseToImpersonator } from './impersonation.ts';
import { check } from './permission-check.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { requireOpenDoor } from './suspension.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
    token: string;
  }
  interface FastifyContextConfig {
    /** No session needed. */
    isPublic?: boolean;
    /** A session is enough, whatever its owner belongs to: about the account itself. */
    isPersonal?: boolean;
  }
}

const Preference = Type.Object(
  {
    user_mode_state: Type.Optional(oneOf('Company', 'Partner')),
    appearance: Type.Optional(oneOf('light', 'dark', 'system')),
    language: Type.Optional(nullable(oneOf('en', 'en-ca', 'en-gb'))),
    organization_id: Type.Optional(nullable(Id)),
    programme_id: Type.Optional(nullable(Id)),
  },
  { additionalProperties: false, minProperties: 1 },
);

/** Puts the principal and the actor on every request below `/api` that is not public. */
export function identifyCallers(app: FastifyInstance, kernel: Kernel): void {
  // Told beforehand, so that every request has the same shape.
  for (const name of ['token', 'principal', 'actor'] as const) app.decorateRequest(name, undefined as never);
  app.addHook('onRequest', async (request, reply) => {
    // Read once: Fastify gathers these anew each time they are asked for.
    const { config: route } = request.routeOptions;
    if (route.isPublic || request.is404) return;
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal(401, 'Sign in to continue.');
    request.token = token;
    request.principal = await kernel.identity.principalOf(token);
    admitCaller(route, request, reply, kernel);
    refuseToImpersonator(request);
    if (route.isPersonal) return;
    const { principal } = request;
    if (kernel.identity.modesOf(principal).length === 0) await requireOpenDoor(kernel, principal.user);
    request.actor = kernel.identity.actorOf(request.principal, {
      mode: header(request, 'x-tandem-mode'),
      programme: header(request, 'x-tandem-programme'),
    });
    admitActor(route, request);
    await withholdSwitchedOff(request, kernel);
    if (principal.api_key) await countRequest(kernel, request.actor.organization_id);
  });
}

/** After the role was asked, so that what does not exist is 404 and nobody is told it is forbidden. */
async function withholdSwitchedOff(request: FastifyRequest, { flags, permissions }: Kernel): Promise<void> {
  const withheld = permissions.withheld(await flags.offFor(subjectOf(request.actor)));
  if (withheld.length > 0) {
    request.actor = { ...request.actor, permissions: [...request.actor.permissions, ...withheld] };
  }
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

  const session = (request: FastifyRequest) => sessionOf(request, kernel);
  const isForPrograms = { config: { isForPrograms: true } };
  const isForEverybody = { config: { isForEverybody: true } };
  app.get('/session', {
    ...isForPrograms,
    schema: { tags, security, summary: 'Who I am here and what I may do' },
    handler: session,
  });
  app.post('/login', {
    ...isForEverybody,
    schema: { tags, security, summary: 'Confirm a session after the identity provider signed somebody in' },
    handler: session,
  });

  app.get('/me', {
    ...isForPrograms,
    schema: { tags, security, summary: 'The current user' },
    handler: async ({ principal }) => ({
      id: principal.user.id,
      imageUrl: principal.user.image_url,
      fullName: principal.user.full_name,
      email: principal.user.email,
    }),
  });

  app.get('/user/preference', {
    ...isForEverybody,
    schema: { tags, security, summary: 'My preferences' },
    handler: async ({ principal, actor }) => ({
      ...principal.preference,
      user_mode_state: principal.preference.user_mode_state ?? (actor.mode === 'company' ? 'Company' : 'Partner'),
    }),
  });

  app.patch<{ Body: Static<typeof Preference> }>('/user/preference', {
    ...isForEverybody,
    schema: { tags, security, summary: 'Change my preferences', body: Preference },
    handler: async ({ principal, body, token }) => {
      const modes = identity.modesOf(principal);
      const { user_mode_state, organization_id, programme_id } = body;
      if (user_mode_state && !modes.includes(user_mode_state.toLowerCase() as 'company' | 'partner')) {
        throw invalid({ user_mode_state: [`You have no ${user_mode_state} mode.`] });
      }
      if (organization_id && !principal.companies.some(({ id }) => id === organization_id)) {
        throw invalid({ organization_id: ['You do not work for this company.'] });
      }
      if (programme_id && !principal.programmes.some(({ partner_id }) => partner_id === programme_id)) {
        throw invalid({ programme_id: ['You do not take part in this programme.'] });
      }
      await identity.savePreference(principal.user.id, body as Record<string, string | null>);
      return (await identity.principalOf(token)).preference;
    },
  });

  app.get('/company_settings/config', {
    ...isForPrograms,
    schema: { tags, security, summary: 'Region, currency and time zone of the company' },
    handler: async (request) => configOf(request, kernel),
  });

  app.get<{ Querystring: { resource: string; action: string } }>('/permissions/check', {
    ...isForPrograms,
    schema: {
      tags,
      security,
      summary: 'May I do this?',
      querystring: closed({ resource: Type.String({ maxLength: 100 }), action: Type.String({ maxLength: 40 }) }),
    },
    handler: async ({ actor, query }) => check(actor, kernel.permissions, query),
  });
}

/** A partner reads in its own way what happens in the programme's currency and by the programme's clock. */
function configOf({ principal, actor }: FastifyRequest, { identity }: Kernel) {
  const programme =
    actor.mode === 'partner'
      ? principal.programmes.find(({ partner_id }) => partner_id === actor.partner_id)
      : undefined;
  const company = programme?.company ?? identity.companyOf(principal)!;
  const { region } = programme?.home ?? company;
  return { region, currency: company.currency, timezone: company.timezone };
}

async function sessionOf(request: FastifyRequest, kernel: Kernel) {
  const { principal, actor } = request;
  const { identity } = kernel;
  const named = ({
    id,
    name,
    slug,
    logo_url,
    primary_colour,
  }: {
    id: string;
    name: string;
    slug: string;
    logo_url: string | null;
    primary_colour: string | null;
  }) => ({ id, name, slug, logo_url, primary_colour });
  const programmes = principal.programmes.map(({ partner_id, partner_name, company }) => ({
    partner_id,
    partner_name,
    company: named(company),
  }));
  const programme =
    actor.mode === 'partner'
      ? principal.programmes.find(({ partner_id }) => partner_id === actor.partner_id)
      : undefined;
  const seat = programme ?? identity.companyOf(principal);
  const flags = await kernel.flags.of(subjectOf(actor));
  return {
    user: { ...principal.user, is_super_admin: actor.is_super_admin },
    session_id: principal.session_id,
    mode: actor.mode,
    modes: identity.modesOf(principal),
    organization: named(programme ? programme.home : identity.companyOf(principal)!),
    role: actor.role,
    role_name: seat?.custom?.name ?? null,
    permissions: actor.permissions,
    unreadable: kernel.permissions.unreadable(actor.permissions, flags),
    programme: programmes.find(({ partner_id }) => partner_id === programme?.partner_id) ?? null,
    programmes,
    organizations: principal.companies.map(named),
    config: configOf(request, kernel),
    appearance: principal.preference.appearance,
    language: principal.preference.language,
    observation: kernel.config.observation,
    flags,
    impersonation: principal.impersonation,
  };
}
