import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { FormDefinition } from '../definition.schema.ts';
import type { Form, FormSubmission, FormVersion, PurposeRow } from '../schema.ts';
import { emailField, formOf, publishedForm, visitorIn } from './testing/filling.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme & <b>Sons</b>');
  owner = company.owner;
});
afterAll(() => world.close());

const create = (definition: FormDefinition, more = {}) =>
  owner.post<Form>('/forms', { name: 'Form', definition, ...more });
const publish = (id: string) => owner.request('POST', `/forms/${id}/publish`, {});
const get = (url: string, headers = {}) => world.app.inject({ url, headers });

test('a new form has a page to start with, and whoever creates it is a recipient', async () => {
  const form = await owner.post<Form>('/forms', { name: '  Contact  ' });
  expect(form).toMatchObject({ name: 'Contact', state: 'draft', purpose: 'general', recipient_ids: [owner.user_id] });
  expect(form.definition.pages[0]!.sections[0]!.fields.map(({ key }) => key)).toEqual(['full_name', 'email']);
});

test('publishing names the page and the field of everything that is wrong', async () => {
  const definition: FormDefinition = {
    ...formOf(
      { key: 'kind', type: 'SELECT', label: 'Kind' },
      { key: 'kind', type: 'STRING', label: 'Code', pattern: '(a)\\1' },
      { key: 'when', type: 'STRING', label: 'When', shown_when: { any: [{ all: [{ field: 'gone', op: 'is_set' }] }] } },
      { key: 'self', type: 'STRING', label: 'Self', shown_when: { any: [{ all: [{ field: 'self', op: 'is_set' }] }] } },
      { key: 'number', type: 'DECIMAL', label: 'Number', min: 5, max: 1 },
    ),
    finish: { kind: 'redirect', url: 'javascript:alert(1)' },
    verify_email: 'number',
  };
  const { id } = await create(definition);
  const refused = await publish(id);
  expect(refused.statusCode).toBe(422);
  const field = (at: number, part: string) => `definition.pages.0.sections.0.fields.${at}.${part}`;
  expect(refused.json().errors).toEqual({
    'definition.finish.url': ['Redirect must be an address that begins with https://.'],
    'definition.verify_email': ['Email confirmation needs an email field of this form.'],
    [field(0, 'options')]: ['Page 1, field “Kind” needs at least one option.'],
    [field(1, 'key')]: ['Page 1, field “Code” has the same key as another field: kind.'],
    [field(1, 'pattern')]: [
      'Page 1, field “Code” has a pattern that is not valid here. Look-around, back references and more than 300 characters are not supported.',
    ],
    [field(2, 'shown_when')]: ['Page 1, field “When” has a condition on a deleted field: gone.'],
    [field(3, 'shown_when')]: ['Page 1, field “Self” is shown depending on itself.'],
    [field(4, 'max')]: ['Page 1, field “Number” has a maximum below its minimum.'],
  });
});

test('a malformed definition is refused with its place', async () => {
  const odd = { ...formOf(emailField), surprise: true };
  const unknown = await owner.request('POST', '/forms', { name: 'Odd', definition: odd });
  expect(unknown.statusCode).toBe(400);
  expect(JSON.stringify(unknown.json().errors)).toContain('surprise');
  const kind = await owner.request('POST', '/forms', {
    name: 'Odd',
    definition: formOf({ ...emailField, type: 'IFRAME' as never }),
  });
  expect(Object.keys(kind.json().errors)).toEqual(['definition.pages.0.sections.0.fields.0.type']);
  const purpose = await owner.request('POST', '/forms', { name: 'Odd', purpose: 'nothing' });
  expect(purpose.json().errors).toEqual({ purpose: ['is not a purpose of forms'] });
});

test('each publication is a version of its own, and an unchanged form gets none', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  await publish(form.id);
  await owner.patch(`/forms/${form.id}`, { definition: formOf(emailField, { key: 'b', type: 'STRING', label: 'B' }) });
  expect(await owner.get(`/forms/${form.id}`)).toMatchObject({ has_changes: true, published_version: 1 });
  await publish(form.id);
  const versions = await owner.get<FormVersion[]>(`/form_versions?form_id=${form.id}`);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  await owner.post(`/forms/${form.id}/restore_version`, { version: 1 });
  const restored = await owner.get<Form>(`/forms/${form.id}`);
  expect(restored).toMatchObject({ has_changes: true, definition: formOf(emailField) });
  await expect(
    company.within((call) => call.run(sql`update form_versions set name = ${'x'} where form_id = ${form.id}`)),
  ).rejects.toThrow(/permission denied/);
});

test('a copy has the draft, the purpose and the settings, and is not published', async () => {
  const definition = formOf({ ...emailField, binding: 'contact.email' });
  const form = await publishedForm(owner, definition, { purpose: 'contact' });
  await owner.patch(`/forms/${form.id}`, { allowed_origins: ['https://www.example.com'] });
  const copy = await owner.post<Form>('/forms', { name: 'Copy', copy_of: form.id });
  expect(copy).toMatchObject({
    state: 'draft',
    purpose: 'contact',
    copied_from_id: form.id,
    allowed_origins: ['https://www.example.com'],
    definition,
  });
});

test('a stale edit is refused with the current form', async () => {
  const form = await create(formOf(emailField));
  await owner.patch(`/forms/${form.id}`, { name: 'First', row_version: form.row_version });
  const late = await owner.request('PATCH', `/forms/${form.id}`, { name: 'Second', row_version: form.row_version });
  expect(late.json()).toMatchObject({ statusCode: 409, current: { name: 'First' } });
});

test('a published form is not archived, and recipients are team members', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  expect((await owner.request('DELETE', `/forms/${form.id}`)).statusCode).toBe(409);
  await owner.post(`/forms/${form.id}/unpublish`);
  expect((await owner.request('DELETE', `/forms/${form.id}`)).statusCode).toBe(200);
  const strange = await owner.request('POST', '/forms', { name: 'Odd', recipient_ids: [newId()] });
  expect(strange.json().errors).toHaveProperty('recipient_ids');
});

test('a read-only member sees forms and changes nothing', async () => {
  const reader = await company.member('read_only');
  const form = await create(formOf(emailField));
  expect((await reader.request('GET', `/forms/${form.id}`)).statusCode).toBe(200);
  expect((await reader.request('POST', '/forms', { name: 'No' })).statusCode).toBe(403);
  expect((await reader.request('POST', `/forms/${form.id}/publish`, {})).statusCode).toBe(403);
});

test('purposes offer the fields of their records, custom ones included', async () => {
  await owner.post('/custom_fields', { entity: 'contacts', label: 'Shirt size', field_type: 'STRING' });
  const purposes = await owner.rows<PurposeRow>('/form_purposes');
  const contact = purposes.find(({ key }) => key === 'contact')!;
  expect(contact.bindings.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['contact.email', 'contact.phone', 'account.name', 'contact.custom.shirt_size']),
  );
  const definition = formOf(
    { ...emailField, binding: 'contact.email' },
    { key: 'size', type: 'STRING', label: 'Size', binding: 'contact.custom.shirt_size' },
  );
  const form = await publishedForm(owner, definition, { purpose: 'contact' });
  await visitorIn(world).fill(form.id, { email: 'xl@example.com', size: 'XL' });
  expect(await owner.get('/contacts?email=xl@example.com')).toMatchObject([{ custom: { shirt_size: 'XL' } }]);
});

test('a form for contacts needs a field for the email address', async () => {
  const { id } = await create(formOf(emailField), { purpose: 'contact' });
  expect((await publish(id)).json().errors).toEqual({
    'definition.pages': ['Form needs a field that fills Contact: Email.'],
  });
});

test('products are offered one by one, and others are refused', async () => {
  const [own, other] = await company.within(async (call) => [await sampleProduct(call), await sampleProduct(call)]);
  const lines = { key: 'products', type: 'PRODUCT_LINES' as const, label: 'Products', currency: 'EUR' };
  const missing = await create(formOf({ ...lines, options: [{ value: newId(), label: 'Ghost' }] }));
  expect(JSON.stringify((await publish(missing.id)).json().errors)).toContain('“Ghost”, which no longer exists');
  const form = await publishedForm(owner, formOf({ ...lines, options: [{ value: own!, label: 'Crane' }] }));
  const visitor = visitorIn(world);
  const fill = (product_id: string, quantity: unknown = 2) =>
    visitor.fill(form.id, { products: [{ product_id, quantity, amount_minor: 5000 }] });
  expect((await fill(other!)).json().errors).toHaveProperty(['answers.products']);
  expect((await fill(own!, 0.5)).json().errors).toHaveProperty(['answers.products']);
  expect((await fill(own!)).statusCode).toBe(201);
});

test('every type of field refuses what is not of it', async () => {
  const options = [{ value: 'a', label: 'A' }];
  const bad: [FormDefinition['pages'][0]['sections'][0]['fields'][0], unknown][] = [
    [{ key: 'text', type: 'STRING', label: 'Text' }, { toString: 'x' }],
    [{ key: 'code', type: 'STRING', label: 'Code', pattern: '[A-Z]{2}\\d{3}' }, 'AB12'],
    [{ key: 'phone', type: 'PHONE_NUMBER', label: 'Phone' }, 'call me'],
    [{ key: 'number', type: 'DECIMAL', label: 'Number', max: 10 }, 11],
    [{ key: 'bool', type: 'BOOL', label: 'Bool' }, 'yes'],
    [{ key: 'day', type: 'DATETIME', label: 'Day', date_only: true }, '2026-02-30'],
    [{ key: 'instant', type: 'DATETIME', label: 'Instant' }, '2026-02-03T10:00'],
    [{ key: 'choice', type: 'SELECT', label: 'Choice', options }, 'b'],
    [{ key: 'choices', type: 'MULTI_SELECT', label: 'Choices', options }, ['a', 'b']],
    [{ key: 'country', type: 'COUNTRY', label: 'Country' }, 'XX'],
    [{ key: 'currency', type: 'CURRENCY', label: 'Currency' }, 'EURO'],
    [{ key: 'address', type: 'ADDRESS', label: 'Address' }, { city: 'Rome' }],
    [{ key: 'file', type: 'FILE', label: 'File' }, ['../../etc/passwd']],
    [{ key: 'consent', type: 'CONSENT', label: 'Consent', required: true }, false],
  ];
  const form = await publishedForm(owner, formOf(...bad.map(([field]) => field)));
  const answers = Object.fromEntries(bad.map(([{ key }, value]) => [key, value]));
  const refused = await visitorIn(world).fill(form.id, answers);
  expect(Object.keys(refused.json().errors)).toEqual(bad.map(([{ key }]) => `answers.${key}`));
  const good = await visitorIn(world).fill(form.id, {
    code: 'AB123',
    instant: '2026-02-03T10:00:00+01:00',
    choices: ['a', 'a'],
    address: { address_line_1: 'Via Roma 1', city: 'Rome', country: 'IT', state: '' },
    consent: true,
  });
  expect(good.statusCode).toBe(201);
  const [{ answers: kept }] = (await owner.get<FormSubmission[]>(`/form_submissions?form_id=${form.id}`)) as [
    FormSubmission,
  ];
  expect(kept).toEqual({
    code: 'AB123',
    instant: '2026-02-03T09:00:00.000Z',
    choices: ['a'],
    address: { address_line_1: 'Via Roma 1', city: 'Rome', country: 'IT' },
    consent: true,
  });
});

test('files are judged by their content, belong to one submission, and are only downloaded', async () => {
  const form = await publishedForm(owner, formOf(emailField, { key: 'proof', type: 'FILE', label: 'Proof' }));
  const other = await publishedForm(owner, formOf(emailField, { key: 'proof', type: 'FILE', label: 'Proof' }));
  const visitor = visitorIn(world);
  const upload = async (content: string, name: string, field = 'proof') => {
    const { ticket } = await visitor.open(form.id);
    const parts = new FormData();
    parts.set('ticket', ticket);
    parts.set('field', field);
    parts.set('file', new Blob([content]), name);
    const request = new Request('http://x/', { method: 'POST', body: parts });
    return world.app.inject({
      method: 'POST',
      url: `/api/public/forms/${form.id}/files`,
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const disguised = await upload('MZ\u0000', 'virus.pdf');
  expect(disguised.json().errors.file[0]).toMatch(/is a program/);
  expect((await upload('<svg onload=alert(1)>', 'picture.png')).json().errors).toHaveProperty('file');
  expect((await upload('%PDF-1.4', 'offer.pdf', 'email')).json().errors).toHaveProperty('field');
  const file = (await upload('%PDF-1.4 offer', '../../offer.pdf')).json<{ id: string; file_name: string }>();
  expect(file.file_name).toBe('offer.pdf');
  const answers = { email: 'a@example.com', proof: [file.id] };
  expect((await visitor.fill(other.id, answers)).json().errors).toEqual({
    'answers.proof': ['Upload the file again.'],
  });
  expect((await visitor.fill(form.id, answers)).statusCode).toBe(201);
  expect((await visitor.fill(form.id, answers)).json().errors).toHaveProperty(['answers.proof']);
  const [{ files }] = (await owner.get<FormSubmission[]>(`/form_submissions?form_id=${form.id}`)) as [FormSubmission];
  const download = await owner.request('GET', `/form_files/${files[0]!.id}/file`);
  expect(download.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const stranger = (await world.company('Rival')).owner;
  expect((await stranger.request('GET', `/form_files/${files[0]!.id}/file`)).statusCode).toBe(404);
});

test('the public page is complete without scripts, in the language of the reader, with every text escaped', async () => {
  const attack = '</script><script>alert(1)</script>';
  const definition: FormDefinition = {
    ...formOf({ ...emailField, help: attack }),
    title: 'Talk to us',
    description: 'We answer within a day.',
    translations: { de: { title: 'Sprechen Sie mit uns', 'field.email.label': 'E-Mail-Adresse' } },
  };
  const form = await publishedForm(owner, definition);
  const page = await get(`/f/${form.id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Talk to us · Acme &amp; &lt;b&gt;Sons&lt;/b&gt;</title>');
  expect(page.body).toContain('content="We answer within a day."');
  expect(page.body).toMatch(/<label for="[^"]+"[^>]*>Email/);
  expect(page.body).not.toContain(attack);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const german = await get(`/f/${form.id}`, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('E-Mail-Adresse');
  await owner.post(`/forms/${form.id}/unpublish`);
  expect((await get(`/f/${form.id}`)).statusCode).toBe(404);
  expect((await get('/f/not-an-id')).statusCode).toBe(404);
});

test('only allowed websites can show a form in a frame', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  expect((await get(`/f/${form.id}/embed`)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await owner.patch(`/forms/${form.id}`, { allowed_origins: ['https://www.example.com'] });
  const framed = await get(`/f/${form.id}/embed`);
  expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.com");
  expect((await get('/f/embed.js')).headers['content-type']).toContain('text/javascript');
  for (const origin of [
    'http://www.example.com',
    'https://*.example.com',
    'https://example.com/path',
    "https://x'; script-src *",
  ])
    expect((await owner.request('PATCH', `/forms/${form.id}`, { allowed_origins: [origin] })).statusCode).toBe(400);
});

test('what a form fills is not told to its visitors', async () => {
  const form = await publishedForm(owner, formOf({ ...emailField, binding: 'contact.email' }), { purpose: 'contact' });
  const open = await visitorIn(world).open(form.id);
  expect(JSON.stringify(open)).not.toContain('contact.email');
  expect((await get(`/f/${form.id}`)).body).not.toContain('contact.email');
});

test('the widget counts the submissions of the period, without spam', async () => {
  const other = await world.company('Counted');
  const form = await publishedForm(other.owner, formOf(emailField));
  await visitorIn(world).fill(form.id, { email: 'a@example.com' });
  await visitorIn(world).fill(form.id, { email: 'b@example.com' }, { trap: 'x' });
  const { form_submissions } = await other.owner.get<
    Record<string, { measured: { items: { id: string; cells: { count: number }[] }[] } }>
  >('/dashboards/figures?widget=form_submissions');
  expect(form_submissions!.measured.items.find(({ id }) => id === 'submitted')!.cells[0]!.count).toBe(1);
});

test('where the module is off, no form opens', async () => {
  const other = await world.company('Without');
  const form = await publishedForm(other.owner, formOf(emailField));
  await world.switchFor(other, ['forms'], false);
  expect((await get(`/f/${form.id}`)).statusCode).toBe(404);
  expect((await visitorIn(world).request('GET', form.id)).statusCode).toBe(404);
  expect((await other.owner.request('GET', `/forms/${form.id}`)).statusCode).toBe(404);
});
