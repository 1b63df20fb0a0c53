import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { isElsewhere } from '#server/hosts/admit-hosts.ts';
import type { Kernel } from '#server/kernel.ts';
import { type Static, Type } from '#shared/schema.ts';
import { SamlBegin, SamlBegun, SamlEntered, SamlLookup, SamlOffer, SamlReturn } from '../schema.ts';
import { ResponseRefused } from './response/refused.ts';
import { serviceMetadata, serviceProvider } from './service-provider.ts';
import { beginSamlSignIn, finishSamlSignIn, offerFor, receiveSamlResponse } from './sign-in.ts';

const OrganizationParams = Type.Object({ organization_id: Type.String({ format: 'uuid' }) });
type OrganizationParams = Static<typeof OrganizationParams>;

/** Room for a response in base64 with every character escaped. */
const MOST_BYTES = 700_000;

/** The way to a company's identity provider and back. */
export function samlSignInRoutes(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['identity'];
  const config = publicForm;
  const { system } = kernel;
  const offerAt = async (request: FastifyRequest, email: string) => {
    const offer = await system.unscoped((tx) => offerFor(tx, email));
    return offer && isElsewhere(request, offer.organization_id) ? null : offer;
  };

  api.post<{ Body: Static<typeof SamlLookup> }>('/auth/sign-in/saml/lookup', {
    config,
    schema: {
      tags,
      summary: 'Get the company whose identity provider signs in people of an email domain',
      body: SamlLookup,
      response: { 200: SamlOffer },
    },
    handler: async (request) => {
      // The answer depends on the domain alone, so that it reveals no account.
      const offer = await offerAt(request, request.body.email);
      return { company: offer?.company ?? null, is_required: offer?.is_required ?? false };
    },
  });

  api.post<{ Body: Static<typeof SamlBegin> }>('/auth/sign-in/saml', {
    config,
    schema: {
      tags,
      summary: 'Start signing in with the identity provider of the company that has the email domain',
      body: SamlBegin,
      response: { 200: SamlBegun },
    },
    handler: async (request) => {
      const { email, rememberMe = true } = request.body;
      const offer = await offerAt(request, email);
      if (!offer) throw invalid({ email: ['is not of a company with its own sign-in'] });
      return beginSamlSignIn(kernel, offer, {
        remember_me: rememberMe,
        tester_id: null,
        at_host: request.host_organization_id !== null,
      });
    },
  });

  api.post<{ Body: Static<typeof SamlReturn> }>('/auth/sign-in/saml/return', {
    config,
    schema: {
      tags,
      summary: 'Complete a sign-in in the browser that began it; works once',
      body: SamlReturn,
      response: { 200: SamlEntered },
    },
    handler: (request) =>
      guess(kernel, { door: 'saml_ticket', ip: request.ip }, () =>
        finishSamlSignIn(kernel, request.body, clientOf(request), () =>
          unknownToken(new Refusal(401, 'This sign-in was already used or took too long. Start again.')),
        ),
      ),
  });

  api.get<{ Params: OrganizationParams }>('/public/saml/:organization_id', {
    config: { isPublic: true },
    schema: { tags, summary: 'Get the SAML metadata of a company’s service', params: OrganizationParams },
    handler: ({ params }, reply) => {
      const metadata = serviceMetadata(serviceProvider(kernel.config.baseUrl, params.organization_id));
      return reply.type('application/samlmetadata+xml').send(metadata);
    },
  });

  api.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    // The provider's page sends the browser here, so every answer is a page of ours; RelayState is never read.
    scope.post<{ Params: OrganizationParams; Body: unknown }>('/auth/saml/:organization_id', {
      config,
      bodyLimit: MOST_BYTES,
      schema: { hide: true, params: OrganizationParams } as object,
      handler: async ({ params, body, ip, log }, reply) => {
        const response = body instanceof URLSearchParams ? (body.get('SAMLResponse') ?? '') : '';
        const address = await guess(kernel, { door: 'saml_response', ip }, () =>
          receiveSamlResponse(kernel, params.organization_id, response).catch((error: unknown) => {
            throw error instanceof ResponseRefused || isUnreadable(error) ? unknownToken(error) : error;
          }),
        ).then(
          ({ ticket, address }) => `${address}/login/return#ticket=${ticket}`,
          (error: unknown) => {
            const problem = error instanceof Refusal && problemOf(error);
            if (!problem) throw error;
            log.info({ organization_id: params.organization_id, problem }, 'refused a SAML response');
            return `${kernel.config.baseUrl}/login/return#refused=${problem}`;
          },
        );
        return reply.redirect(address, 303);
      },
    });
  });
}

const isUnreadable = (error: unknown): error is Refusal => error instanceof Refusal && error.statusCode === 422;

/** The reason as a word that the page has a text for; nothing of the response gets into an address. */
function problemOf({ statusCode, errors }: Refusal): string | undefined {
  if (statusCode === 401) return errors?.response?.[0];
  return statusCode === 422 ? 'structure' : undefined;
}
