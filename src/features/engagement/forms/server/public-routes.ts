import type { FastifyInstance } from 'fastify';
import { defineMail, sendMail } from '#features/platform/mails/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { attempt, publicForm, requestThrottle, subjectThrottle } from '#server/auth/throttle.ts';
import { invalid } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import {
  CodeAnswer,
  CodeBody,
  DraftAnswer,
  DraftBody,
  DraftQuestion,
  PublicForm,
  SavedDraft,
  SubmissionAnswer,
  SubmissionBody,
  UploadedFile,
} from '../public.schema.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { countStep } from './figures.ts';
import { receiveFormFile } from './files.ts';
import { toPublicForm } from './open.ts';
import { submitForm } from './submit.ts';
import { texts } from './texts.ts';
import { newCode, readFormTicket } from './ticket.ts';
import { formForVisitor, openForm, publicVisitor } from './visitor.ts';

type Params = Static<typeof IdParams>;
const tags = ['forms'];
const codeMail = defineMail({ key: 'form_code', class: 'account', hides: 'body', plainSubject: 'Your code' });
const MOST_BODY = 300_000;
const Query = closed({
  /** A renewed ticket does not count as another view. */
  again: Type.Optional(Type.Boolean()),
});

/** Forms for people without a session. The form determines the company. */
export function publicFormRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Params; Querystring: Static<typeof Query> }>(
    '/public/forms/:id',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Get a published form',
        params: IdParams,
        querystring: Query,
        response: { 200: PublicForm },
      },
    },
    async (request, reply) => {
      const form = await openForm(kernel, request.params.id);
      if (!request.query.again) await formForVisitor(kernel, request, form, (call) => countStep(call, form, 'viewed'));
      return send(reply, { body: toPublicForm(kernel, form) });
    },
  );

  api.post<{ Params: Params; Body: SubmissionBody }>(
    '/public/forms/:id/submissions',
    {
      bodyLimit: MOST_BODY,
      config: publicForm,
      schema: {
        tags,
        summary: 'Submit a form',
        params: IdParams,
        body: SubmissionBody,
        response: { 201: SubmissionAnswer },
      },
    },
    async (request, reply) => {
      const body = await submitForm(kernel, request, request.params.id, request.body, publicVisitor);
      return send(reply, { status: 201, body });
    },
  );

  api.put<{ Params: Params; Body: DraftBody }>(
    '/public/forms/:id/draft',
    {
      bodyLimit: MOST_BODY,
      config: publicForm,
      schema: { tags, summary: 'Save a draft', params: IdParams, body: DraftBody, response: { 200: SavedDraft } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const form = await openForm(kernel, id, readFormTicket(kernel, id, request.body.ticket).version);
      if (!request.body.token) await attempt(kernel, [requestThrottle(request.ip, `form drafts ${id}`)]);
      return send(reply, {
        body: await guess(kernel, { door: 'form_draft', ip: request.ip }, () =>
          formForVisitor(kernel, request, form, (call) => saveDraft(call, form, request.body)),
        ),
      });
    },
  );

  // The token is a secret, so it is not part of the address.
  api.post<{ Params: Params; Body: Static<typeof DraftQuestion> }>(
    '/public/forms/:id/draft',
    {
      config: publicForm,
      schema: { tags, summary: 'Get a draft', params: IdParams, body: DraftQuestion, response: { 200: DraftAnswer } },
    },
    async (request, reply) => {
      const form = await openForm(kernel, request.params.id);
      const body = await guess(kernel, { door: 'form_draft', ip: request.ip }, () =>
        formForVisitor(kernel, request, form, (call) => readDraft(call, form, request.body.token)),
      );
      return send(reply, { body });
    },
  );

  api.post<{ Params: Params }>(
    '/public/forms/:id/files',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Upload a file for a field',
        description: 'Parts: ticket, field, then file, at most 10 MB.',
        consumes: ['multipart/form-data'],
        params: IdParams,
        response: { 201: UploadedFile },
      },
    },
    async (request, reply) =>
      send(reply, { status: 201, body: await receiveFormFile(kernel, request, request.params.id) }),
  );

  api.post<{ Params: Params; Body: Static<typeof CodeBody> }>(
    '/public/forms/:id/code',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Send a code to an email address',
        params: IdParams,
        body: CodeBody,
        response: { 200: CodeAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const form = await openForm(kernel, id, readFormTicket(kernel, id, request.body.ticket).version);
      if (form.definition.verify_email === undefined) throw invalid({ email: ['needs no code on this form'] });
      const email = request.body.email.trim().toLowerCase();
      await attempt(kernel, [requestThrottle(request.ip, 'form codes'), subjectThrottle('form_codes', email)]);
      const { code, proof } = newCode(kernel, id, email);
      await formForVisitor(kernel, request, form, (call) =>
        sendMail(call, {
          kind: codeMail,
          to: email,
          subject: texts.codeSubject(nameForMail(form.organization_name)),
          paragraphs: [texts.enterCode(code), texts.codeValid],
        }),
      );
      return send(reply, { body: { proof } });
    },
  );
}
