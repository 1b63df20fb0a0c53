import type { FastifyInstance } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { PublicForm, SubmissionAnswer, SubmissionBody } from '../public.schema.ts';
import { type Form, FormFigures, PurposeRow } from '../schema.ts';
import { formFigures } from './figures.ts';
import { sendFormFile } from './files.ts';
import { formProfile, toPublicForm } from './open.ts';
import { publicFormRoutes } from './public-routes.ts';
import { bindingsFor, offeredPurposes } from './purposes.ts';
import { forms } from './resource.ts';
import { formStepRoutes } from './steps.ts';
import { submitForm } from './submit.ts';
import { formVisitor, openForm } from './visitor.ts';

export const formRoutes = [
  ...formStepRoutes,
  action({
    method: 'GET',
    url: '/form_purposes',
    summary: 'List what forms can be used for, with the properties that answers can fill',
    can: 'forms:view',
    modes: ['company'],
    response: Type.Array(PurposeRow),
    run: async (call) =>
      Promise.all(
        (await offeredPurposes(call)).map(async (purpose): Promise<PurposeRow> => {
          const bindings = await bindingsFor(call, purpose);
          return {
            key: purpose.key,
            label: purpose.label,
            description: purpose.description,
            has_own_page: purpose.hasOwnPage ?? true,
            bindings: bindings.map((one) => ({ ...one, types: [...one.types] })),
          };
        }),
      ),
  }),
  action({
    method: 'GET',
    url: '/forms/:id/figures',
    summary: 'Get how far people get with a version',
    can: 'forms:view',
    modes: ['company'],
    params: IdParams,
    query: closed({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
    response: FormFigures,
    run: async (call, { params, query }) => {
      const form = await readRow<Form>(call, forms, params.id);
      const version = query.version ?? form.published_version;
      if (version === null) throw notFound('A published version');
      return formFigures(call, form.id, version);
    },
  }),
];

type Params = Static<typeof IdParams>;
const tags = ['forms'];
const security = [{ bearer: [] }];

/** Routes to submit forms while signed in, to upload and to download. */
export function formPlugin(api: FastifyInstance, kernel: Kernel): void {
  publicFormRoutes(api, kernel);

  api.get<{ Params: Params }>(
    '/forms/:id/fill',
    {
      config: { isForEverybody: true },
      schema: {
        tags,
        security,
        summary: 'Get a published form to fill in',
        params: IdParams,
        response: { 200: PublicForm },
      },
    },
    async (request, reply) =>
      send(
        reply,
        await within(kernel, request, async (call) => {
          const form = await ownForm(kernel, request.params.id, request.actor.organization_id);
          return { body: toPublicForm(kernel, form, await formProfile(call)) };
        }),
      ),
  );

  api.post<{ Params: Params; Body: SubmissionBody }>(
    '/forms/:id/submissions',
    {
      bodyLimit: 300_000,
      config: { isForEverybody: true, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags,
        security,
        summary: 'Submit a form while signed in',
        params: IdParams,
        body: SubmissionBody,
        response: { 201: SubmissionAnswer },
      },
    },
    async (request, reply) => {
      await ownForm(kernel, request.params.id, request.actor.organization_id);
      const body = await submitForm(kernel, request, request.params.id, request.body, formVisitor(request.actor));
      return send(reply, { status: 201, body });
    },
  );

  api.get<{ Params: Params }>(
    '/form_files/:id/file',
    {
      config: { can: 'forms:view' },
      schema: { tags, security, summary: 'Download a file of a submission', params: IdParams },
    },
    (request, reply) =>
      kernel.db.transaction(scopeOf(request.actor, request.id), (tx) =>
        sendFormFile(
          kernel,
          new Call({ actor: request.actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id }),
          reply,
          request.params.id,
        ),
      ),
  );
}

/** Finds a published form of the caller's company, or of the program that the caller's partner is in. @throws 404 */
async function ownForm(kernel: Kernel, id: string, organization_id: string) {
  const form = await openForm(kernel, id);
  if (form.organization_id !== organization_id) throw notFound('This form');
  return form;
}
