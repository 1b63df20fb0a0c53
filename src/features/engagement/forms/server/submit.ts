import type { FastifyRequest } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import { wrongSecret } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid, Refusal } from '#server/errors.ts';
import { digestOf } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { withoutToken, withToken } from '#server/site/visitor-link.ts';
import { matchesWhole } from '#server/text/linear-pattern.ts';
import { newId } from '#shared/ids.ts';
import { checkAnswers } from '../answers.ts';
import { type FormDefinition, formFieldsOf, inLocale, localeFor } from '../definition.schema.ts';
import type { SubmissionAnswer, SubmissionBody } from '../public.schema.ts';
import { closeDraft } from './drafts.ts';
import { countStep } from './figures.ts';
import { linkFiles } from './files.ts';
import { tellRecipients } from './notices.ts';
import { type Made, purposeOf, type SubmittedForm } from './purposes.ts';
import { holdHaste, isCode, readFormTicket, readProof, type Ticket } from './ticket.ts';
import { addressHash, formForVisitor, type OpenForm, openForm, publicVisitor, type Visitor } from './visitor.ts';

/** The limit for all submissions of one form from any address, which stops floods from many addresses. */
const toForm = (id: string) => ({
  key: `form:${id}`,
  free: 1000,
  forgiven_ms: 3_600,
  most_seconds: 60,
  counts: 'tries' as const,
});

/**
 * Receives a submission of a published form, from a visitor or a signed-in user. A repeated request is stored once.
 * @throws 422 with `answers.<key>` for every invalid answer
 */
export async function submitForm(
  kernel: Kernel,
  request: FastifyRequest,
  id: string,
  body: SubmissionBody,
  visitor: Visitor,
): Promise<SubmissionAnswer> {
  const ticket = readFormTicket(kernel, id, body.ticket);
  const form = await openForm(kernel, id, ticket.version);
  const locale = localeFor(form.definition, [body.locale ?? form.definition.locale]);
  const sent = JSON.stringify(body.answers);
  const draft: NewSubmission = { form, ticket, body, visitor, locale, sent, address: addressHash(kernel, request.ip) };
  const earlier = await formForVisitor(kernel, request, form, (call) => earlierAnswer(call, draft));
  if (earlier) return earlier;
  const isTrapped = Boolean(body.trap);
  if (!isTrapped) await holdHaste(kernel, ticket);
  const targets = [requestThrottle(request.ip, `form ${id}`), toForm(id)];
  // Rejected submissions create nothing, so they do not count against an office with typing mistakes.
  const tried = await attempt(kernel, targets);
  try {
    const email = isTrapped ? null : await confirmedEmail(kernel, request.ip, draft);
    return await formForVisitor(kernel, request, form, (call) =>
      isTrapped ? keepSpam(call, draft) : keepSubmission(call, draft, email),
    );
  } catch (error) {
    if (error instanceof Refusal) await tried.succeed([]);
    throw error;
  }
}

/** Records a submission without a browser, for demo data. @returns the id */
export async function recordSubmission(call: Call, form: OpenForm, answers: Record<string, unknown>): Promise<string> {
  const nonce = newId();
  const ticket = { form_id: form.id, version: form.version, opened_at: call.now().getTime(), nonce };
  const body = { ticket: nonce, answers };
  const sent = JSON.stringify(answers);
  const { locale } = form.definition;
  const draft = { form, ticket, body, visitor: publicVisitor, locale, sent, address: digestOf(Buffer.from(nonce)) };
  return (await keepSubmission(call, draft, null)).id;
}

interface NewSubmission {
  form: OpenForm;
  ticket: Ticket;
  body: SubmissionBody;
  visitor: Visitor;
  locale: string;
  sent: string;
  address: string;
}

interface Kept {
  id: string;
  locale: string;
  status_link: string | null;
  sent_hash: string;
}

async function earlierAnswer(call: Call, { form, ticket, sent }: NewSubmission): Promise<SubmissionAnswer | undefined> {
  const kept = await call.maybe<Kept>(sql`
    select id, locale, status_link, sent_hash from form_submissions
    where organization_id = ${call.organization_id} and form_id = ${form.id} and nonce = ${ticket.nonce}`);
  if (!kept) return undefined;
  if (kept.sent_hash !== digestOf(Buffer.from(sent)))
    throw conflict('This form has already been sent. Open it again to send it once more.', { reason: 'sent' });
  const { status_link } = kept;
  return answerOf(form.definition, { ...kept, status_link: status_link && withToken(call.sealing, status_link) });
}

function answerOf(definition: FormDefinition, { id, locale, status_link }: Omit<Kept, 'sent_hash'>): SubmissionAnswer {
  return { id, finish: inLocale(definition, locale).finish, status_link };
}

/** @returns the confirmed address, or null where the form requires none */
async function confirmedEmail(
  kernel: Kernel,
  ip: string,
  { form, body, visitor }: NewSubmission,
): Promise<string | null> {
  const { verify_email } = form.definition;
  // The address of a signed-in user is confirmed already.
  if (verify_email === undefined || visitor.kind !== 'public') return null;
  const given = body.answers[verify_email];
  const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (email === '') return null;
  const { verification } = body;
  if (!verification) {
    throw new Refusal(
      422,
      'Confirm your email address with the code that we sent.',
      { code: ['is required'] },
      {
        reason: 'code',
      },
    );
  }
  const proof = readProof(kernel, form.id, email, verification.proof);
  await guess(kernel, { door: 'form_code', ip, object: proof.nonce }, async () => {
    if (!isCode(proof, verification.code.trim()))
      throw wrongSecret(conflict('This code is not correct.', { reason: 'code' }, { code: ['is not correct'] }));
  });
  return email;
}

/** Stores a submission that looks like a bot's as it was sent, without further effects. The sender cannot tell. */
async function keepSpam(call: Call, draft: NewSubmission): Promise<SubmissionAnswer> {
  const id = await insert(call, draft, { state: 'spam', answers: {}, email: null });
  return id ? answerOf(draft.form.definition, { id, locale: draft.locale, status_link: null }) : earlierOr(call, draft);
}

async function keepSubmission(call: Call, draft: NewSubmission, email: string | null): Promise<SubmissionAnswer> {
  const { form, body, visitor, locale } = draft;
  const purpose = purposeOf(form.purpose);
  const context = body.context ?? {};
  await purpose.onOpen?.(call, context, visitor);
  const { values, errors } = checkAnswers(inLocale(form.definition, locale), body.answers, {
    today: call.today(),
    // A pattern that cannot be used must not block a form.
    matches: (pattern, text) => matchesWhole(pattern, text) ?? true,
  });
  if (Object.keys(errors).length > 0) throw refusalOf(errors);
  const id = await insert(call, draft, { state: 'received', answers: values, email });
  if (!id) return earlierOr(call, draft);
  await linkFiles(call, form, id, values);
  const made = await fill(call, draft, {
    form: { id: form.id, name: form.name, purpose: form.purpose },
    version: form.version,
    definition: form.definition,
    answers: values,
    bound: boundAnswers(form.definition, values),
    submission: { id, created_at: call.now(), verified_email: email },
    context,
    visitor,
  });
  const isLater = made === 'later';
  if (made && !isLater) await noteMade(call, id, made);
  await countStep(call, form, 'submitted');
  if (body.draft_token) await closeDraft(call, form.id, body.draft_token);
  if (isLater) {
    await call.announce('form_submissions.created', id);
    return answerOf(form.definition, { id, locale, status_link: null });
  }
  await tellRecipients(call, form, id, email ?? emailAmong(form.definition, values));
  await call.announce('form_submissions.created', id, made?.partner_id ? { partner_id: made.partner_id } : {});
  return answerOf(form.definition, { id, locale, status_link: made?.status_link ?? null });
}

/** Finishes a submission that a job has processed, with or without a record. */
export async function finishSubmission(call: Call, id: string, email: string | null, made?: Made): Promise<void> {
  if (made) await noteMade(call, id, made);
  const form = await call.one<Pick<OpenForm, 'id' | 'name'>>(sql`
    select f.id, f.name
    from form_submissions s join forms f on f.organization_id = s.organization_id and f.id = s.form_id
    where s.organization_id = ${call.organization_id} and s.id = ${id}`);
  await tellRecipients(call, form, id, email);
}

/** Errors of the purpose name bindings; the sender sees them at the fields that fill them. */
async function fill(
  call: Call,
  { form }: NewSubmission,
  submitted: SubmittedForm,
): Promise<Made | 'later' | undefined> {
  try {
    // The history of created or changed records names the form as their source.
    await call.because(`Sent through the form “${form.name}”`);
    const made = await purposeOf(form.purpose).onSubmit(call, submitted);
    await call.because('');
    return made;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.errors) throw error;
    const keys = new Map(
      formFieldsOf(form.definition).flatMap(({ key, binding }) => (binding ? [[binding, key]] : [])),
    );
    const named = Object.entries(error.errors).map(([name, texts]) => {
      const found = keys.get(name) ?? [...keys].find(([binding]) => binding.endsWith(`.${name}`))?.[1];
      return [found ? `answers.${found}` : name, texts];
    });
    throw new Refusal(error.statusCode, error.message, Object.fromEntries(named), error.facts);
  }
}

async function insert(
  call: Call,
  { form, ticket, body, visitor, locale, sent, address }: NewSubmission,
  { state, answers, email }: { state: 'received' | 'spam'; answers: Record<string, unknown>; email: string | null },
): Promise<string | undefined> {
  const id = newId();
  const count = await call.run(sql`
    insert into form_submissions (id, organization_id, form_id, version, purpose, state, sent, answers, context, locale,
      verified_email, user_id, partner_id, address_hash, nonce, sent_hash, created_at)
    values (${id}, ${call.organization_id}, ${form.id}, ${form.version}, ${form.purpose}, ${state}, ${sent},
      ${JSON.stringify(answers)}, ${JSON.stringify(body.context ?? {})}, ${locale}, ${email}, ${visitor.user_id},
      ${visitor.partner_id}, ${address}, ${ticket.nonce}, ${digestOf(Buffer.from(sent))}, ${call.now()})
      on conflict do nothing`);
  return count > 0 ? id : undefined;
}

/** A concurrent request stored the submission first. */
async function earlierOr(call: Call, draft: NewSubmission): Promise<SubmissionAnswer> {
  const earlier = await earlierAnswer(call, draft);
  if (!earlier) throw conflict('This form has already been sent.');
  return earlier;
}

async function noteMade(call: Call, id: string, { ref_table, ref_id, partner_id, status_link }: Made): Promise<void> {
  await call.run(
    `update form_submissions set ref_table = $3, ref_id = $4, status_link = $5, partner_id = coalesce($6, partner_id)
     where organization_id = $1 and id = $2`,
    // The company reads submissions, and must not get a token that lets the sender act.
    [call.organization_id, id, ref_table, ref_id, status_link ? withoutToken(status_link) : null, partner_id ?? null],
  );
}

function boundAnswers(definition: FormDefinition, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    formFieldsOf(definition).flatMap(({ key, binding }) => (binding && key in values ? [[binding, values[key]]] : [])),
  );
}

function emailAmong(definition: FormDefinition, values: Readonly<Record<string, unknown>>): string | null {
  const field = formFieldsOf(definition).find(({ key, type }) => type === 'EMAIL' && typeof values[key] === 'string');
  return field ? (values[field.key] as string) : null;
}

function refusalOf(errors: FieldErrors): Refusal {
  return invalid(
    Object.fromEntries(Object.entries(errors).map(([key, texts]) => [`answers.${key}`, texts])),
    'Some answers need your attention.',
  );
}
