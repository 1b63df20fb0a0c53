import { registrationFields } from '#features/deals/deal-registrations/fields.schema.ts';
import type { Call } from '#server/call.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';
import { countryCodes } from '#shared/places/countries.ts';
import type { WidgetField } from '../schema.ts';
import { texts } from './texts.ts';

type Kind = WidgetField['kind'];

/** The kinds of the company's own fields that the short form has; it leaves the others to the portal. */
const customKinds: Partial<Record<FieldType, Kind>> = {
  STRING: 'text',
  EMAIL: 'email',
  PHONE_NUMBER: 'phone',
  DECIMAL: 'number',
  BOOL: 'yes',
  DATETIME: 'moment',
  SELECT: 'choice',
};

/** The fields of a short registration: those that a registration needs, and those that the company requires. */
export async function dealFields(call: Call, currency: string): Promise<WidgetField[] | null> {
  const required = (await customDefinitions(call, 'deal_registrations')).filter(
    ({ is_required, partner_access }) => is_required && partner_access === 'write',
  );
  if (required.some(({ field_type }) => !customKinds[field_type])) return null;
  const { account_name, country, contact_name, contact_email, expected_close_on, description } = registrationFields;
  return [
    field('account_name', account_name.label, 'text'),
    field('account_domain', texts.website, 'text', { is_required: false, help: texts.websiteHelp }),
    field('country', country.label, 'country', { options: countryCodes.map((value) => ({ value, label: value })) }),
    field('contact_name', contact_name.label, 'text', { is_required: false }),
    field('contact_email', contact_email.label, 'email'),
    field('amount_minor', texts.amount(currency), 'money'),
    field('expected_close_on', expected_close_on.label, 'date'),
    field('description', description.label, 'long', { is_required: false }),
    ...required.map(customField),
  ];
}

function field(name: string, label: string, kind: Kind, more: Partial<WidgetField> = {}): WidgetField {
  return { name, label, kind, is_required: true, help: null, options: [], ...more };
}

const customField = ({ key, label, field_type, options }: CustomDefinition): WidgetField =>
  field(`custom.${key}`, label, customKinds[field_type]!, {
    options: options.filter((one) => !one.is_archived).map((one) => ({ value: one.value, label: one.label })),
  });
