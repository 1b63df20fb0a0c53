import type { FormDefinition } from '#features/engagement/forms/definition.schema.ts';

/** The questions of a new sign-up page. The company changes them in the form builder. */
export function signupForm(): FormDefinition {
  return {
    title: 'Apply to become a partner',
    locale: 'en',
    submit_label: 'Send application',
    pages: [
      {
        id: 'page_1',
        sections: [
          {
            id: 'company',
            title: 'Your company',
            fields: [
              { key: 'company_name', type: 'STRING', label: 'Company name', required: true, binding: 'partner.name' },
              {
                key: 'website',
                type: 'STRING',
                label: 'Website',
                placeholder: 'https://www.example.com',
                required: true,
                binding: 'partner.website',
                width: 'half',
              },
              {
                key: 'country',
                type: 'COUNTRY',
                label: 'Country',
                required: true,
                binding: 'partner.country',
                width: 'half',
              },
            ],
          },
          {
            id: 'person',
            title: 'You',
            fields: [
              {
                key: 'full_name',
                type: 'STRING',
                label: 'Name',
                required: true,
                binding: 'contact.full_name',
                width: 'half',
              },
              {
                key: 'email',
                type: 'EMAIL',
                label: 'Business email',
                help: 'Updates about your application are sent to this address.',
                required: true,
                binding: 'contact.email',
                width: 'half',
              },
              { key: 'phone', type: 'PHONE_NUMBER', label: 'Phone', binding: 'contact.phone' },
              {
                key: 'message',
                type: 'LONG_TEXT',
                label: 'How do you want to work with us?',
                max_length: 4000,
                binding: 'application.message',
              },
              {
                key: 'consent',
                type: 'CONSENT',
                label: 'I agree that my answers are stored to decide on this application.',
                required: true,
              },
            ],
          },
        ],
      },
    ],
    finish: {
      kind: 'text',
      text: 'Thank you for your application. Open the link in our email to confirm your address and to follow the decision.',
    },
  };
}
