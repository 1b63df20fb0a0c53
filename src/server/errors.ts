import { said } from '#shared/text/labels.ts';
import { texts } from './errors.texts.ts';

/**
 * The refusals of the domain. All answer `{message, statusCode, errors?}`, where `errors` lists messages by field for
 * forms.
 */
export type FieldErrors = Record<string, string[]>;

const sentenceOf = (messages: FieldErrors | undefined) => messages && Object.values(messages).flat().join(' ');

export class Refusal extends Error {
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;
  /** Additional data for the caller, such as the current row of a stale edit or the allowed transitions. */
  readonly facts: Record<string, unknown>;
  constructor(statusCode: number, message: string, errors?: FieldErrors, facts: Record<string, unknown> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
    this.facts = facts;
  }
  /** In the language of the reader. */
  toJSON() {
    const { errors } = this;
    const saidErrors =
      errors && Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map(said)]));
    return {
      message: errors && this.message === sentenceOf(errors) ? sentenceOf(saidErrors) : said(this.message),
      statusCode: this.statusCode,
      ...(saidErrors && { errors: saidErrors }),
      ...this.facts,
    };
  }
}

/** 400: the request itself is malformed. */
export function badRequest(message: string, errors?: FieldErrors): Refusal {
  return new Refusal(400, message, errors);
}
/** 404: missing, or invisible to the caller. Another organization's row is never 403. */
export function notFound(what = 'This record'): Refusal {
  return new Refusal(404, texts.doesNotExist(said(what)));
}
/** 404: the route does not exist for this caller. */
export function doesNotExist({ method, url }: { method: string; url: string }): Refusal {
  return new Refusal(404, texts.doesNotExist(`${method} ${url.split('?')[0]}`));
}
/** 403: visible but not allowed. The client signs out on it, so screens never offer what a role cannot do. */
export function forbidden(message = 'Unauthorized'): Refusal {
  return new Refusal(403, message);
}
/** 403, naming the permission that the caller lacks. */
export function lacking(resource: string, action: string): Refusal {
  const permission = `${resource}:${action}`;
  return new Refusal(403, texts.needsPermission(permission), undefined, { permission });
}
/** 409: the row has changed, is taken, or cannot make this transition. */
export function conflict(message: string, facts: Record<string, unknown> = {}, errors?: FieldErrors): Refusal {
  return new Refusal(409, message, errors, facts);
}
/** 422: well-formed, but the domain refuses it. */
export function invalid(errors: FieldErrors, message = Object.values(errors).flat().join(' ')): Refusal {
  return new Refusal(422, message, errors);
}

/** The number of seconds before another try; an embedded database is back within two. */
export const RETRY_SECONDS = 2;
/** 503: temporary. Sent with Retry-After. */
export function unavailable(message: string): Refusal {
  return new Refusal(503, message, undefined, { retry_after: RETRY_SECONDS });
}

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
}

/** The messages of constraints, which features add with `constraintMessage`. */
const constraintMessages = new Map<string, FieldErrors>();
export function constraintMessage(constraint: string, errors: FieldErrors): void {
  constraintMessages.set(constraint, errors);
}

const takenMessage = (field: string | undefined) => (field ? texts.isTaken(field) : texts.exists);

/**
 * Translates errors of the database, or of amounts (`MoneyError`), into a refusal that names the field; undefined for
 * other errors.
 */
export function refusalBehind(error: unknown): Refusal | undefined {
  const { code, constraint = '', table = '', column, detail, message } = error as DatabaseError;
  const messages = constraintMessages.get(constraint);
  switch (code) {
    case '23505': {
      // PostgreSQL names no column here, but our own triggers do (keep_custom_unique).
      if (column) return conflict(message, {}, { [column]: [column === 'is_unique' ? message : 'is already taken'] });
      const field = fieldOfUnique(constraint);
      const errors = messages ?? (field ? { [field]: ['is already taken'] } : undefined);
      return conflict(sentenceOf(messages) ?? takenMessage(field), {}, errors);
    }
    case '23P01':
      return conflict(sentenceOf(messages) ?? 'This overlaps with an existing record.', {}, messages);
    case '23503': {
      if (/^update or delete on table/.test(message))
        return new Refusal(422, texts.stillInUse(table.replaceAll('_', ' ')));
      const name = fieldOfForeignKey(constraint) ?? 'reference';
      return invalid(messages ?? { [name]: ['does not exist'] }, messages ? undefined : `${name} does not exist`);
    }
    case '23514': {
      const name = /_(\w+?)_check\d*$/.exec(constraint.replace(table, ''))?.[1];
      return invalid(
        messages ?? { [name ?? 'value']: ['is not allowed'] },
        messages ? undefined : `${name ?? 'A value'} is not allowed`,
      );
    }
    case '23502':
      return invalid({ [column ?? 'value']: ['is required'] });
    case '23001':
      return conflict(message);
    // Our own error (refuse_beyond): the company has reached a limit, and the detail is the field.
    case 'TLIMT':
      return invalid({ [detail ?? 'value']: [message] });
    // Row-level security refused the row because the writer could not see it.
    case '42501':
      return /row-level security/.test(message) ? new Refusal(422, 'Your role does not cover this record.') : undefined;
    case '22001':
      return invalid({ value: ['is too long'] }, 'A value is too long');
    case '22003':
      return invalid({ value: ['is out of range'] }, 'A number is out of range');
    case '22P02':
    case '22007':
    case '22008':
    case '22021':
    case '22P05':
      return badRequest('A value is malformed.', { value: [message] });
    // Only reads have a time limit (Database.question), and the same request would take as long again.
    case '57014':
      return /statement timeout/.test(message)
        ? new Refusal(
            422,
            'This request took too long and was stopped. Add a filter, search for a longer word, or sort by another column.',
          )
        : undefined;
    case 'too_large':
      return invalid({ amount_minor: [message] }, `An amount is too large: ${message}.`);
    case '40001':
    case '40P01':
    case '55P03':
      return conflict('Someone else is changing this right now. Try again.');
    default:
      return undefined;
  }
}

// Row-level security hides the failing values in PostgreSQL's message, so the field comes from the name of the
// constraint.

/** Reads `sku` from `products_organization_id_sku_key`; an index over `lower(name)` is called `..._lower_idx`. */
function fieldOfUnique(constraint: string): string | undefined {
  const columns = /_organization_id_(\w+?)_(?:key|idx)\d*$/.exec(constraint)?.[1];
  return columns?.endsWith('lower') ? 'name' : columns;
}

/** Reads `partner_id` from `contacts_organization_id_partner_id_fkey`. */
function fieldOfForeignKey(constraint: string): string | undefined {
  return /organization_id_(\w+?_id)(?:_\w+_id)?_fkey\d*$/.exec(constraint)?.[1];
}
