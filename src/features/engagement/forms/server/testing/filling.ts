import type { Person, World } from '#server/testing/world.ts';
import type { FormDefinition, FormField } from '../../definition.schema.ts';
import type { PublicForm, SubmissionBody } from '../../public.schema.ts';
import type { Form } from '../../schema.ts';

let addresses = 0;

/** Requests of a visitor without a session, from a separate address. */
export function visitorIn(
  { app, clock }: World,
  address = `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
) {
  const request = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api/public/forms/${url}`, remoteAddress: address, ...(payload && { payload }) });
  return {
    request,
    async open(id: string): Promise<PublicForm> {
      const response = await request('GET', id);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<PublicForm>();
    },
    /** Opens the form, waits as long as a person would, and sends it. */
    async fill(id: string, answers: SubmissionBody['answers'], more: Partial<SubmissionBody> = {}) {
      const { ticket } = await this.open(id);
      clock.advance(5_000);
      return request('POST', `${id}/submissions`, { ticket, answers, ...more });
    },
  };
}

export function formOf(...fields: FormField[]): FormDefinition {
  return {
    title: 'Contact us',
    locale: 'en',
    pages: [{ id: 'page_1', sections: [{ id: 'section_1', fields }] }],
    finish: { kind: 'text', text: 'Thank you.' },
  };
}

export const emailField: FormField = { key: 'email', type: 'EMAIL', label: 'Email', required: true };

/** Creates and publishes a form. */
export async function publishedForm(
  owner: Person,
  definition: FormDefinition,
  more: { purpose?: string } = {},
): Promise<Form> {
  const { id } = await owner.post<Form>('/forms', { name: 'Contact form', definition, ...more });
  return owner.post<Form>(`/forms/${id}/publish`);
}
