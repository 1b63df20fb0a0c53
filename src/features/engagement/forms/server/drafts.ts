import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { isEmptyAnswer } from '../answers.ts';
import { type FormDefinition, formFieldsOf } from '../definition.schema.ts';
import type { DraftAnswer, DraftBody, SavedDraft } from '../public.schema.ts';
import { countStep } from './figures.ts';
import { filesAmong, UPLOADS } from './files.ts';
import type { OpenForm } from './visitor.ts';

const DAYS = 14;
const MOST_BYTES = 100_000;
/** The maximum number of drafts of one form; the oldest are removed. */
const MOST_DRAFTS = 10_000;

interface Draft {
  id: string;
  version: number;
  reached: string[];
}

/** Saves the answers of a visitor so far. Without a token it creates a draft, with one it updates it. */
export async function saveDraft(call: Call, form: OpenForm, body: DraftBody): Promise<SavedDraft> {
  const answers = JSON.stringify(body.answers);
  if (Buffer.byteLength(answers) > MOST_BYTES) throw invalid({ answers: ['are too long to be saved'] });
  const expires_at = new Date(call.now().getTime() + DAYS * 86_400_000);
  const found = body.token ? await lockDraft(call, form.id, body.token) : undefined;
  const reached = reachedFields(form.definition, body.answers);
  const values = [answers, body.page ?? null, body.locale ?? form.definition.locale, expires_at, call.now()];
  if (found) {
    const fresh = reached.filter((key) => !found.reached.includes(key));
    await call.run(
      `update form_drafts set answers = $3, page = $4, locale = $5, expires_at = $6, updated_at = $7, version = $8,
         reached = reached || $9 where organization_id = $1 and id = $2`,
      [call.organization_id, found.id, ...values, form.version, fresh],
    );
    if (fresh.length > 0) await countStep(call, form, 'answered', fresh);
    return { token: body.token!, expires_at: expires_at.toISOString() };
  }
  const { token, hash } = newSecret();
  await call.run(
    `insert into form_drafts (id, organization_id, form_id, version, token_hash, reached, answers, page, locale, expires_at,
       created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [newId(), call.organization_id, form.id, form.version, hash, reached, ...values],
  );
  await makeRoom(call, form.id);
  await countStep(call, form, 'started');
  if (reached.length > 0) await countStep(call, form, 'answered', reached);
  return { token, expires_at: expires_at.toISOString() };
}

/** @throws 404 for an unknown token, and for a draft of another form or one that has expired */
export async function readDraft(call: Call, form: OpenForm, token: string): Promise<DraftAnswer> {
  const draft = await call.maybe<{ answers: Record<string, unknown>; page: string | null; locale: string }>(sql`
    select answers, page, locale from form_drafts
    where organization_id = ${call.organization_id} and form_id = ${form.id} and token_hash = ${hashSecret(token)}
      and expires_at > ${call.now()}`);
  if (!draft) throw unknownToken(notFound('This draft'));
  const files = await filesAmong(call, form.id, draft.answers);
  const answers = { ...draft.answers };
  // Uploads expire sooner than drafts, and the visitor has to upload them again.
  for (const { key, type } of formFieldsOf(form.definition))
    if (type === 'FILE' && Array.isArray(answers[key]))
      answers[key] = answers[key].filter((answer) => files.some(({ id }) => id === answer));
  return { ...draft, answers, files };
}

async function lockDraft(call: Call, form_id: string, token: string): Promise<Draft> {
  const draft = await call.maybe<Draft>(sql`
    select id, version, reached from form_drafts
    where organization_id = ${call.organization_id} and form_id = ${form_id} and token_hash = ${hashSecret(token)}
      and expires_at > ${call.now()} for update`);
  if (!draft) throw unknownToken(notFound('This draft'));
  return draft;
}

export async function closeDraft(call: Call, form_id: string, token: string): Promise<void> {
  await call.run(sql`
    delete from form_drafts
    where organization_id = ${call.organization_id} and form_id = ${form_id} and token_hash = ${hashSecret(token)}`);
}

async function makeRoom(call: Call, form_id: string): Promise<void> {
  await call.run(sql`
    delete from form_drafts where organization_id = ${call.organization_id} and id in (
      select id from form_drafts where organization_id = ${call.organization_id} and form_id = ${form_id}
      order by updated_at desc, id desc offset ${sql.raw(MOST_DRAFTS)} limit 100)`);
}

function reachedFields(definition: FormDefinition, answers: Readonly<Record<string, unknown>>): string[] {
  return formFieldsOf(definition)
    .filter(({ key, type }) => type !== 'HIDDEN' && !isEmptyAnswer(answers[key]))
    .map(({ key }) => key);
}

const clearDrafts: JobHandler = async (job) => {
  await job.within((call) =>
    call.run(
      sql`delete from form_drafts where organization_id = ${call.organization_id} and expires_at < ${call.now()}`,
    ),
  );
};

/** Removes uploads that belong to no submission. */
const clearFiles: JobHandler = async (job) => {
  const left = await job.within((call) =>
    call.rows<{ id: string; key: string }>(sql`
      select id, key from form_files
      where organization_id = ${call.organization_id} and submission_id is null
        and created_at < ${new Date(call.now().getTime() - UPLOADS.hours * 3_600_000)} limit 1000`),
  );
  for (const { id, key } of left) {
    await job.within(async (call) => {
      const gone = await call.run(sql`
        delete from form_files where organization_id = ${call.organization_id} and id = ${id} and submission_id is null`);
      if (gone > 0) await job.kernel.forms.remove(key);
    });
  }
};

export const formJobs: Record<string, JobHandler> = {
  'forms.clear-drafts': clearDrafts,
  'forms.clear-files': clearFiles,
};
export const formSchedules: Schedule[] = [
  { cron: '17 3 * * *', task: 'forms.clear-drafts' },
  { cron: '*/20 * * * *', task: 'forms.clear-files', companies: withRows('form_files') },
];
