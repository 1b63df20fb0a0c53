import type { FormDefinition, FormField, FormOption } from '#features/engagement/forms/definition.schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The questions of a new deal registration form. The company changes them in the form builder. */
export function dealForm(products: readonly FormOption[], currency: string): FormDefinition {
  return {
    title: 'Register a deal',
    locale: 'en',
    submit_label: 'Register deal',
    pages: [
      {
        id: 'page_1',
        sections: [
          { id: 'customer', title: 'Customer', fields: customer },
          { id: 'deal', title: 'Deal', fields: dealFields(products, currency) },
          { id: 'you', title: 'You', fields: you },
        ],
      },
    ],
    finish: {
      kind: 'text',
      text: 'Your deal was registered. Use the link to follow the decision and to answer questions.',
    },
  };
}

const customer: FormField[] = sayable([
  {
    key: 'website',
    type: 'STRING',
    label: 'Website',
    placeholder: 'example.com',
    help: 'Shows whether the account is free.',
    binding: 'registration.account_domain',
    width: 'half',
  },
  {
    key: 'company',
    type: 'STRING',
    label: 'Company',
    required: true,
    max_length: 200,
    binding: 'registration.account_name',
    width: 'half',
  },
  {
    key: 'no_website',
    type: 'CONSENT',
    label: 'The company has no website',
    binding: 'registration.has_no_website',
  },
  { key: 'country', type: 'COUNTRY', label: 'Country', required: true, binding: 'registration.country', width: 'half' },
  {
    key: 'contact_name',
    type: 'STRING',
    label: 'Contact',
    max_length: 200,
    binding: 'registration.contact_name',
    width: 'half',
  },
  {
    key: 'contact_email',
    type: 'EMAIL',
    label: 'Email of the contact',
    required: true,
    binding: 'registration.contact_email',
    width: 'half',
  },
  {
    key: 'contact_phone',
    type: 'PHONE_NUMBER',
    label: 'Phone of the contact',
    binding: 'registration.contact_phone',
    width: 'half',
  },
]);

function dealFields(products: readonly FormOption[], currency: string): FormField[] {
  return [
    { key: 'title', type: 'STRING', label: 'Project', max_length: 200, binding: 'registration.title' },
    {
      key: 'amount',
      type: 'DECIMAL',
      label: 'Amount',
      required: true,
      min: 0,
      binding: 'registration.amount',
      width: 'half',
    },
    {
      key: 'currency',
      type: 'CURRENCY',
      label: 'Currency',
      required: true,
      value: currency,
      binding: 'registration.currency',
      width: 'half',
    },
    {
      key: 'close',
      type: 'DATETIME',
      date_only: true,
      label: 'Expected close',
      required: true,
      binding: 'registration.expected_close_on',
      width: 'half',
    },
    ...(products.length > 0
      ? [
          {
            key: 'products',
            type: 'PRODUCT_LINES' as const,
            label: 'Products',
            options: [...products],
            max_length: 20,
            binding: 'registration.lines',
          },
        ]
      : []),
    {
      key: 'description',
      type: 'LONG_TEXT',
      label: 'What does the customer need?',
      max_length: 10_000,
      binding: 'registration.description',
    },
    { key: 'files', type: 'FILE', label: 'Files', help: 'Meeting notes, requirements, quotes.', max_length: 5 },
  ];
}

const you: FormField[] = sayable([
  {
    key: 'your_name',
    type: 'STRING',
    label: 'Your name',
    required: true,
    max_length: 200,
    prefill_profile: 'full_name',
    binding: 'submitter.full_name',
    width: 'half',
  },
  {
    key: 'your_email',
    type: 'EMAIL',
    label: 'Your email',
    help: 'Questions and the decision are sent to this address.',
    required: true,
    prefill_profile: 'email',
    binding: 'submitter.email',
    width: 'half',
  },
]);
