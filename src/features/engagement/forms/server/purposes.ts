import type { CustomEntity } from '#features/setup/custom-fields/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { offersDeclared } from '#server/flags/offered.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import type { BindingChoice } from '../check.ts';
import type { FormDefinition, FormFieldType } from '../definition.schema.ts';
import type { Visitor } from './visitor.ts';

/**
 * A property that an answer can fill. Before a form with the purpose is published, every required property must have a
 * field.
 */
export type FormBinding = BindingChoice;

/** The data of a submission that a purpose receives. */
export interface SubmittedForm {
  form: { id: string; name: string; purpose: string };
  version: number;
  definition: FormDefinition;
  /** The answers of the visible fields, normalized, by key. */
  answers: Readonly<Record<string, unknown>>;
  /** The same answers by binding: `bound['contact.email']`. Custom fields are `contact.custom.<key>`. */
  bound: Readonly<Record<string, unknown>>;
  /** The row in `form_submissions`; its files are in `form_files`. */
  submission: { id: string; created_at: Date; verified_email: string | null };
  /**
   * Data from the page around the form, sent by `FormFill` as its `context`. It comes from the browser, so it must be
   * checked.
   */
  context: Readonly<Record<string, string>>;
  visitor: Visitor;
}

/** The record created from a submission. */
export interface Made {
  ref_table: string;
  ref_id: string;
  /** The partner of the record. */
  partner_id?: string | null;
  /** A path or an https address at which the sender can follow the status; shown after sending. */
  status_link?: string;
}

/**
 * A purpose that forms can have. A feature declares its purposes in a file of its own and lists the result of
 * `definePurpose` in its `server/index.ts`:
 *
 *     // server/form-purpose.ts
 *     export const formPurposes = definePurpose({
 *       key: 'partner_application', label: 'Partner sign-up', order: 40, description: 'Creates an application to review.',
 *       bindings: [...contactBindings, { key: 'application.company', label: 'Company', types: textTypes, required: true }],
 *       customOf: { contact: 'contacts' },
 *       onSubmit: async (call, { bound, context, submission }) => ({ ref_table: 'partner_applications', ref_id: ... }),
 *     });
 *     // server/index.ts
 *     export const feature: ServerFeature = { name: 'partner-applications', formPurposes, ... };
 */
export interface FormPurpose {
  key: string;
  label: string;
  /** Its position in the list of purposes, in steps of ten. */
  order: number;
  /** One sentence for the person who chooses it. */
  description: string;
  bindings: readonly FormBinding[];
  /** Custom fields that answers can fill: the prefix of the binding and the entity, `{ contact: 'contacts' }`. */
  customOf?: Readonly<Record<string, CustomEntity>>;
  /** If false, the form is only shown on a page of the feature, which gives it a context. True by default. */
  hasOwnPage?: boolean;
  /**
   * Rejects a context before anything is written, for example for a closed page. `call` has the company's rights.
   * @throws an error that is shown to the sender
   */
  onOpen?: (call: Call, context: Readonly<Record<string, string>>, visitor: Visitor) => Promise<void>;
  /**
   * Runs once per submission, in its transaction and with the company's rights. If it throws `invalid` with errors
   * named by binding, they are shown at the fields that fill them, and nothing is stored. With `later`, a job creates
   * the record and calls `finishSubmission`, so that the response does not reveal it.
   */
  onSubmit: (call: Call, submitted: SubmittedForm) => Promise<Made | 'later' | undefined>;
}

const purposes = new Map<string, FormPurpose>();

/** Declares purposes; see `FormPurpose`. @returns their keys, for `formPurposes` of the feature */
export function definePurpose(...list: readonly FormPurpose[]): readonly string[] {
  for (const purpose of list) {
    if (purposes.has(purpose.key)) throw new Error(`Two features declare the form purpose "${purpose.key}".`);
    purposes.set(purpose.key, purpose);
  }
  return list.map(({ key }) => key);
}

const allPurposes = (): readonly FormPurpose[] => [...purposes.values()].sort((a, b) => a.order - b.order);

/** The purposes to choose from: what a form has already stays. */
export async function offeredPurposes(call: Call): Promise<FormPurpose[]> {
  const used = await call.rows<{ purpose: string }>(
    sql`select distinct purpose from forms where organization_id = ${call.organization_id}`,
  );
  return allPurposes().filter(
    ({ key }) => offersDeclared(call.actor, 'formPurposes', key) || used.some(({ purpose }) => purpose === key),
  );
}

/** @throws 422 for a purpose that no feature declares */
export function purposeOf(key: string): FormPurpose {
  const purpose = purposes.get(key);
  if (!purpose) throw invalid({ purpose: ['is not a purpose of forms'] });
  return purpose;
}

/** The bindings of a purpose, including the company's custom fields. */
export async function bindingsFor(call: Call, { bindings, customOf = {} }: FormPurpose): Promise<FormBinding[]> {
  const all = [...bindings];
  for (const [prefix, entity] of Object.entries(customOf)) {
    for (const { key, label, field_type } of await customDefinitions(call, entity)) {
      const types: readonly FormFieldType[] =
        field_type === 'STRING' ? ['STRING', 'LONG_TEXT', 'HIDDEN', 'SELECT', 'COUNTRY', 'CURRENCY'] : [field_type];
      all.push({
        key: `${prefix}.custom.${key}`,
        label: `${prefix[0]!.toUpperCase()}${prefix.slice(1)}: ${label}`,
        types,
      });
    }
  }
  return all;
}
