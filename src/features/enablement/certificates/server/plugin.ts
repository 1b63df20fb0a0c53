import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import { Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { brandOf } from '#server/site/brand.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { BadgeIssuer, BadgeKey, BadgeRevocations } from '../public.schema.ts';
import type { Certificate } from '../schema.ts';
import { badgeContexts, credentialId, issuerAddress } from './badge.ts';
import { printRow } from './print.ts';
import { badgeOfToken, printOfToken } from './public.ts';
import { certificates } from './resource.ts';

const tags = ['certificates'];
type Id = Static<typeof IdParams>;
const TokenParams = closed({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$', description: 'letters, digits, - and _' }),
});

/** Downloads, and the routes that badge verifiers call without a session. */
export function certificatePlugin(api: FastifyInstance, kernel: Kernel): void {
  pdfRoute(api, kernel);
  badgeRoutes(api, kernel);
}

function pdfRoute(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Id }>(
    '/certificates/:id/pdf',
    {
      exposeHeadRoute: false,
      config: {
        can: 'certificates:view',
        modes: ['company', 'partner'],
        rateLimit: { max: 60, timeWindow: '1 minute' },
      },
      schema: { tags, security: [{ bearer: [] }], summary: 'Download a certificate as a PDF', params: IdParams },
    },
    async (request, reply) => {
      const { actor, params } = request;
      const { row, region, description, partner_name } = await kernel.db.transaction(
        scopeOf(actor, request.id),
        async (tx) => {
          const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
          const found = await readRow<Certificate>(call, certificates, params.id);
          // A partner sees only published programs, but its printed certificates stay available.
          const about = await call.asCompany((company) =>
            company.one<{ region: string; description: string | null; partner_name: string }>(sql`
              select o.region, p.description, n.name as partner_name
              from certificates c join organizations o on o.id = c.organization_id
              join certificate_programs p on p.organization_id = c.organization_id and p.id = c.program_id
              join partners n on n.organization_id = c.organization_id and n.id = c.partner_id
              where c.organization_id = ${company.organization_id} and c.id = ${found.id}`),
          );
          return { row: found, ...about };
        },
      );
      const printed = await printRow(kernel, row, {
        organization_id: actor.organization_id,
        region,
        description,
        partner_name: row.kind === 'person' ? partner_name : null,
      });
      return sendPdf(reply, printed);
    },
  );
  api.get<{ Params: Static<typeof TokenParams> }>(
    '/public/certificates/:token/pdf',
    {
      config: { ...publicForm, rateLimit: { max: 60, timeWindow: '1 minute' } },
      exposeHeadRoute: false,
      schema: { tags, summary: 'Download the certificate of a public page as a PDF', params: TokenParams },
    },
    async (request, reply) => sendPdf(reply, await printOfToken(kernel, request.params.token)),
  );
}

const sendPdf = (reply: FastifyReply, { bytes, name }: { bytes: Buffer; name: string }) =>
  reply
    .headers({ 'content-disposition': disposition('attachment', name), 'cache-control': 'private, no-store' })
    .type('application/pdf')
    .send(bytes);

function badgeRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { baseUrl } = kernel.config;
  api.get<{ Params: Static<typeof TokenParams> }>('/public/certificates/:token/badge', {
    config: publicForm,
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Download the Open Badges 3.0 credential of a certificate, signed as a JSON Web Token',
      params: TokenParams,
      response: { 200: Type.String() },
    },
    handler: async ({ params }, reply) => {
      const token = await badgeOfToken(kernel, params.token);
      return reply
        .headers({ 'content-disposition': disposition('attachment', 'badge.jwt'), 'cache-control': 'no-store' })
        .type('text/plain')
        .send(token);
    },
  });
  api.get<{ Params: Id }>('/public/badge_issuers/:id', {
    config: publicForm,
    exposeHeadRoute: false,
    schema: { tags, summary: 'Get the issuer of badges', params: IdParams, response: { 200: BadgeIssuer } },
    handler: async ({ params: { id } }) => {
      await requireIssuer(kernel, id);
      const { name, website } = await brandOf(kernel, id);
      const url = website ? { url: website } : {};
      return { '@context': badgeContexts, id: issuerAddress(baseUrl, id), type: ['Profile'], name, ...url };
    },
  });
  api.get<{ Params: Id }>('/public/badge_issuers/:id/revocations', {
    config: publicForm,
    exposeHeadRoute: false,
    schema: { tags, summary: 'List revoked badges', params: IdParams, response: { 200: BadgeRevocations } },
    handler: async ({ params: { id } }) => {
      await requireIssuer(kernel, id);
      const revoked = await kernel.system.unscoped((tx) =>
        tx.rows<{ id: string }>(sql`
          select id from certificates where organization_id = ${id} and status = 'revoked' order by ended_at desc
          limit 10000`),
      );
      return {
        id: `${issuerAddress(baseUrl, id)}/revocations`,
        issuer: issuerAddress(baseUrl, id),
        revokedCredential: revoked.map((one) => ({ id: credentialId(one.id), revoked: true })),
      };
    },
  });
  api.get<{ Params: Id }>('/public/badge_keys/:id', {
    config: publicForm,
    exposeHeadRoute: false,
    schema: { tags, summary: 'Get the public key that signed a badge', params: IdParams, response: { 200: BadgeKey } },
    handler: async ({ params: { id } }) => {
      const [found] = await kernel.system.unscoped((tx) =>
        tx.rows<{ organization_id: string; public_jwk: { kty: string; n: string; e: string } }>(
          sql`select organization_id, public_jwk from certificate_keys where id = ${id}`,
        ),
      );
      if (!found || !(await kernel.flags.reaches('training', found.organization_id))) throw notFound('This key');
      const { kty, n, e } = found.public_jwk;
      return { kid: `${baseUrl}/api/public/badge_keys/${id}`, kty, alg: 'RS256', use: 'sig', n, e };
    },
  });
}

/** Requires a company that has signed a badge. @throws 404 */
async function requireIssuer(kernel: Kernel, id: string): Promise<void> {
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows(sql`select from certificate_keys where organization_id = ${id} limit 1`),
  );
  if (!found || !(await kernel.flags.reaches('training', id))) throw notFound('This issuer');
}
