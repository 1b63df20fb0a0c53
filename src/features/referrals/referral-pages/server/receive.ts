import type { DealRegistrationCreate } from '#features/deals/deal-registrations/schema.ts';
import {
  registerForSubmitter,
  requireCompleteInput,
  type Submitter,
} from '#features/deals/deal-registrations/server/service.ts';
import type { ProductLine } from '#features/engagement/forms/answers.ts';
import { formFieldsOf } from '#features/engagement/forms/definition.schema.ts';
import { boundValues, finishSubmission, type SubmittedForm } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import { MoneyError, parseMoney } from '#shared/money/money.ts';
import { writeLines } from './lines.ts';
import type { OpenPage } from './open.ts';
import type { ReferralRequest } from './request-row.ts';

interface Answers {
  account_name?: string;
  account_domain?: string;
  has_no_website?: boolean;
  country?: string;
  contact_name?: string;
  contact_email?: string;
  contact_phone?: string;
  title?: string;
  description?: string;
  amount?: number;
  currency?: string;
  expected_close_on?: string;
  lines?: ProductLine[];
  custom?: Record<string, unknown>;
}

interface FormInput {
  input: Input;
  lines: readonly ProductLine[];
  person: { full_name?: string; email?: string };
}
type Input = Omit<DealRegistrationCreate, 'partner_id'>;

/** The registration that a form describes. @throws 422 at the fields of what is missing, whatever is registered */
export async function inputOfForm(
  call: Call,
  page: OpenPage,
  partner_id: string,
  { bound, definition }: SubmittedForm,
): Promise<FormInput> {
  const answers = boundValues('registration', bound) as Answers;
  const input = await inputOf(call, page, partner_id, answers, currencyOfLines(definition));
  atFields(() => requireCompleteInput(input));
  return {
    input,
    lines: answers.lines ?? [],
    person: boundValues('submitter', bound) as FormInput['person'],
  };
}

/**
 * Registers the deal of someone who has signed in, and records the page and the person.
 * @returns the id of the registration
 */
export async function receiveDeal(
  call: Call,
  page: OpenPage,
  partner_id: string,
  submitted: SubmittedForm,
): Promise<string> {
  const { submission, visitor } = submitted;
  const { input, lines, person } = await inputOfForm(call, page, partner_id, submitted);
  const who: Submitter = {
    partner_id,
    user_id: visitor.user_id,
    full_name: (await nameOf(call, visitor)) ?? person.full_name ?? 'Visitor',
    side: visitor.kind === 'company' ? 'company' : 'partner',
  };
  const id = await atFields(() => registerForSubmitter(call, who, input));
  await writeLines(call, id, lines);
  await noteEntry(call, {
    registration_id: id,
    page_id: page.id,
    submission_id: submission.id,
    is_public: false,
    submitter_name: person.full_name ?? who.full_name,
    submitter_email: person.email ?? null,
  });
  return id;
}

/** Registers what a visitor sent. @throws a refusal whose message is for everyone who knows the page */
export async function registerInput(call: Call, request: ReferralRequest): Promise<void> {
  const { id, partner_id, page_id, submission_id, submitter_name, submitter_email, input, lines } = request;
  const who = { partner_id, user_id: null, full_name: submitter_name ?? 'Visitor', side: 'partner' } as const;
  await call.because('Sent through a deal registration form');
  const registration_id = await forEveryone(() => registerForSubmitter(call, who, input));
  await writeLines(call, registration_id, lines);
  await call.run(sql`
    update referral_requests set state = 'registered', registration_id = ${registration_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await noteEntry(call, { registration_id, page_id, submission_id, is_public: true, submitter_name, submitter_email });
  await finishSubmission(call, submission_id, submitter_email, {
    ref_table: 'deal_registrations',
    ref_id: registration_id,
    partner_id,
  });
  await call.because('');
}

export async function noteEntry(
  call: Call,
  entry: {
    registration_id: string;
    page_id: string;
    submission_id: string | null;
    is_public: boolean;
    submitter_name: string | null;
    submitter_email: string | null;
  },
): Promise<void> {
  await call.run(sql`
    insert into referral_entries (organization_id, registration_id, page_id, submission_id, is_public, submitter_name,
      submitter_email, created_at)
    values (${call.organization_id}, ${entry.registration_id}, ${entry.page_id}, ${entry.submission_id},
      ${entry.is_public}, ${entry.submitter_name}, ${entry.submitter_email}, ${call.now()})`);
  await call.announce('referral_entries.created', entry.registration_id);
}

/** Refusals without what only the partner may know: the number of its registration, and what it lacks for the program. */
async function forEveryone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.statusCode === 409 && error.facts?.existing)
      throw conflict('This account is already registered with this partner.');
    if (error.facts?.gate) throw conflict('This partner cannot register deals at the moment.');
    throw error;
  }
}

/** Names the amount as the form does. */
function atFields<T>(work: () => T): T {
  const renamed = (error: unknown) => {
    if (!(error instanceof Refusal) || !error.errors) return error;
    const { amount_minor, ...errors } = error.errors;
    return new Refusal(
      error.statusCode,
      error.message,
      { ...errors, ...(amount_minor && { 'registration.amount': amount_minor }) },
      error.facts,
    );
  };
  try {
    const result = work();
    return result instanceof Promise
      ? (result.catch((error: unknown) => {
          throw renamed(error);
        }) as T)
      : result;
  } catch (error) {
    throw renamed(error);
  }
}

async function inputOf(
  call: Call,
  { type_id }: OpenPage,
  partner_id: string,
  { amount, currency: asked, lines = [], expected_close_on, custom, has_no_website, ...texts }: Answers,
  lineCurrency: string | undefined,
): Promise<Omit<DealRegistrationCreate, 'partner_id'>> {
  const isPriced =
    lines.length > 0 && lineCurrency !== undefined && lines.every((line) => line.amount_minor !== undefined);
  const currency = (isPriced ? lineCurrency : asked) ?? (await currencyOf(call, partner_id));
  return {
    ...(texts as { account_name: string }),
    type_id,
    currency,
    ...(has_no_website && !texts.account_domain && { has_no_website }),
    amount_minor: isPriced
      ? lines.reduce((sum, line) => sum + line.amount_minor!, 0)
      : amount === undefined
        ? null
        : minorOf(amount, currency),
    ...(expected_close_on && { expected_close_on: expected_close_on.slice(0, 10) }),
    ...(custom && { custom: custom as DealRegistrationCreate['custom'] }),
    ...(await productOf(call, lines)),
  };
}

function minorOf(amount: number, currency: string): number {
  try {
    return parseMoney(String(amount), currency);
  } catch (error) {
    if (error instanceof MoneyError) throw invalid({ 'registration.amount': [error.message] });
    throw error;
  }
}

/** One product, or the category that all of them share. */
async function productOf(call: Call, lines: readonly ProductLine[]) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  if (ids.length === 1) return { product_id: ids[0] };
  const families = await call.rows<{ family: string | null }>(sql`
    select distinct category_id::text as family from products
    where organization_id = ${call.organization_id} and id = any(${ids})`);
  const [only] = families;
  return families.length === 1 && only?.family ? { product_family: only.family } : {};
}

async function currencyOf(call: Call, partner_id: string): Promise<string> {
  const { currency } = await call.one<{ currency: string }>(sql`
    select coalesce((select currency from partners
      where organization_id = ${call.organization_id} and id = ${partner_id}), base_currency) as currency
    from organizations where id = ${call.organization_id}`);
  return currency;
}

const currencyOfLines = (definition: SubmittedForm['definition']) =>
  formFieldsOf(definition).find(({ binding }) => binding === 'registration.lines')?.currency;

/** The name of a visitor who has signed in. */
async function nameOf(call: Call, { user_id, partner_id }: SubmittedForm['visitor']): Promise<string | undefined> {
  if (!user_id) return undefined;
  const person = partner_id
    ? await call.maybe<{ full_name: string }>(
        sql`select full_name from partner_people(${partner_id}) where user_id = ${user_id}`,
      )
    : await call.maybe<{ full_name: string }>(
        sql`select full_name from people where organization_id = ${call.organization_id} and id = ${user_id}`,
      );
  return person?.full_name;
}
