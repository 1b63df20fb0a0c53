import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { type FormDefinition, formFieldsOf, type ProfileProperty } from '../definition.schema.ts';
import type { PublicForm } from '../public.schema.ts';
import { newTicket } from './ticket.ts';
import type { OpenForm } from './visitor.ts';

/** A published form for the person who fills it in, with a ticket to submit it. */
export function toPublicForm(
  kernel: Kernel,
  form: OpenForm,
  profile: Partial<Record<ProfileProperty, string>> = {},
): PublicForm {
  return {
    id: form.id,
    version: form.version,
    definition: withoutBindings(form.definition),
    organization_name: form.organization_name,
    ticket: newTicket(kernel, form.id, form.version),
    prefill: Object.fromEntries(
      formFieldsOf(form.definition).flatMap(({ key, prefill_profile: property }) =>
        property && profile[property] ? [[key, profile[property]]] : [],
      ),
    ),
    needs_code: form.definition.verify_email !== undefined,
  };
}

/** Bindings are internal to the company. */
function withoutBindings(definition: FormDefinition): FormDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        fields: section.fields.map(({ binding: _, ...field }) => field),
      })),
    })),
  };
}

/** Profile data of a signed-in user, for fields that use it. */
export async function formProfile(call: Call): Promise<Partial<Record<ProfileProperty, string>>> {
  const { user_id, partner_id } = call.actor;
  const profile: Record<string, string | null | undefined> = {};
  if (user_id) {
    const contact = await call.maybe<{
      first_name: string;
      last_name: string;
      phone: string | null;
      email: string | null;
    }>(sql`
      select first_name, last_name, phone, email from contacts
      where organization_id = ${call.organization_id} and user_id = ${user_id} and archived_at is null limit 1`);
    const [first, ...rest] = call.actor.full_name.trim().split(/\s+/);
    profile.full_name = call.actor.full_name;
    profile.first_name = contact?.first_name ?? first;
    profile.last_name = contact?.last_name || rest.join(' ');
    profile.phone = contact?.phone;
    profile.email = contact?.email ?? (await emailOf(call, user_id));
  }
  if (partner_id) {
    const partner = await call.maybe<{ name: string; domain: string | null; country: string | null }>(sql`
      select name, domain, country from partners where organization_id = ${call.organization_id} and id = ${partner_id}`);
    profile.partner_name = partner?.name;
    profile.partner_domain = partner?.domain;
    profile.partner_country = partner?.country;
  }
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value)) as Partial<
    Record<ProfileProperty, string>
  >;
}

async function emailOf(call: Call, user_id: string): Promise<string | undefined> {
  const { partner_id } = call.actor;
  const person = partner_id
    ? await call.maybe<{ email: string }>(
        sql`select email from partner_people(${partner_id}) where user_id = ${user_id}`,
      )
    : await call.maybe<{ email: string }>(
        sql`select email from people where organization_id = ${call.organization_id} and id = ${user_id}`,
      );
  return person?.email;
}
