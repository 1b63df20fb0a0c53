import { createHash, createPublicKey, verify } from 'node:crypto';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadedPicture } from '#features/access/pictures/server/testing/upload.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Certificate } from '../schema.ts';
import { sampleCertificate, sampleCertificateProgram } from './sample.ts';
import { badgeSchema } from './testing/badge-schema.ts';

let world: World;
let company: Company;
let partner: string;
let ana: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme');
  partner = await company.within((call) => samplePartner(call, { name: 'Nordwind' }));
  ana = await world.partnerUser(company, partner, 'partner_member');
});
afterAll(() => world.close());

async function held(name = 'Ana López', of = company, partner_id = partner): Promise<Certificate> {
  const id = await of.within(async (call) => {
    const program_id = await sampleCertificateProgram(call, {
      name: `Sales expert ${newId().slice(-6)}`,
      description: 'Sells the whole range.',
      valid_months: 12,
    });
    return sampleCertificate(call, { partner_id, program_id, name });
  });
  return of.owner.get<Certificate>(`/certificates/${id}`);
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const open = (url: string) => world.app.inject({ method: 'GET', url });

test('the PDF has selectable text with names in several scripts', async () => {
  for (const name of ['Ana López Ærø', 'Ελένη Παπαδοπούλου', 'Ганна Шевченко', 'Nguyễn Thị Ánh']) {
    const certificate = await held(name);
    const answer = await ana.request('GET', `/certificates/${certificate.id}/pdf`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = await textOf(answer.rawPayload);
    for (const part of [
      name,
      certificate.program_name,
      'of Nordwind',
      'Acme',
      'March 16, 2027',
      certificate.verify_token,
    ])
      expect(text.normalize('NFC')).toContain(part);
  }
});

test('a long name fits the page, and a revoked certificate says so', async () => {
  const certificate = await held(`${'Bartholomäus '.repeat(14)}Ende`);
  await company.owner.post(`/certificates/${certificate.id}/revoke`, { reason: 'Left' });
  const text = await textOf((await ana.request('GET', `/certificates/${certificate.id}/pdf`)).rawPayload);
  expect(text).toContain('Ende');
  expect(text).toContain('Revoked');
});

test('another partner and another company find no PDF', async () => {
  const certificate = await held();
  const other = await company.within((call) => samplePartner(call));
  const eve = await world.partnerUser(company, other);
  const stranger = await world.company();
  for (const person of [eve, stranger.owner])
    expect((await person.request('GET', `/certificates/${certificate.id}/pdf`)).statusCode).toBe(404);
});

test('the public page says name, program, dates and status only', async () => {
  const certificate = await held();
  const page = await open(`/verify/certificate/${certificate.verify_token}`);
  expect(page.statusCode).toBe(200);
  for (const part of ['Ana López', certificate.program_name, 'March 16, 2026', 'March 16, 2027', 'Valid'])
    expect(page.body).toContain(part);
  for (const part of ['grace@partner.example', 'Nordwind', partner, certificate.id, certificate.user_id!])
    expect(page.body).not.toContain(part);
  await company.owner.post(`/certificates/${certificate.id}/revoke`, { reason: 'Exam fraud' });
  const revoked = (await open(`/verify/certificate/${certificate.verify_token}`)).body;
  expect(revoked).toContain('has revoked it');
  expect(revoked).not.toContain('Exam fraud');
});

test('the public page offers a PDF of what it shows, in the company’s color and with its logo', async () => {
  const logo_url = await uploadedPicture(company.owner);
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#ffe600', logo_url });
  const certificate = await held();
  const download = await open(`/api/public/certificates/${certificate.verify_token}/pdf`);
  expect(download.headers['content-type']).toBe('application/pdf');
  const text = await textOf(download.rawPayload);
  expect(text).toContain('Ana López');
  expect(text).not.toContain('Nordwind');
  expect((await open(`/api/public/certificates/${'x'.repeat(32)}/pdf`)).statusCode).toBe(404);
});

test('a certificate past its last day is not valid on its page, even before the clock ends it', async () => {
  const certificate = await held();
  world.clock.set('2027-03-17T09:00:00Z');
  expect((await open(`/verify/certificate/${certificate.verify_token}`)).body).toContain('It has expired');
  world.clock.set('2026-03-16T09:00:00Z');
});

test('an unknown address, and one of a company without the module, show nothing', async () => {
  const certificate = await held();
  expect((await open(`/verify/certificate/${'x'.repeat(32)}`)).statusCode).toBe(404);
  await world.switchFor(company, ['training'], false);
  expect((await open(`/verify/certificate/${certificate.verify_token}`)).statusCode).toBe(404);
  expect((await open(`/api/public/certificates/${certificate.verify_token}/badge`)).statusCode).toBe(404);
  await world.switchFor(company, ['training'], true);
});

const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());

test('the badge is an Open Badges 3.0 credential that verifies with the published key', async () => {
  const certificate = await held();
  const answer = await open(`/api/public/certificates/${certificate.verify_token}/badge`);
  const [head, body, signature] = answer.body.split('.') as [string, string, string];
  const [header, credential] = [part(head), part(body)];
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(badgeSchema);
  validate(credential);
  expect(validate.errors ?? []).toEqual([]);
  expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  const { pathname } = new URL(header.kid);
  const key = (await open(pathname)).json();
  expect(key).toMatchObject({ kid: header.kid, kty: 'RSA', n: header.jwk.n });
  const publicKey = createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: 'jwk' });
  const isSigned = (content: string) =>
    verify('sha256', Buffer.from(content), publicKey, Buffer.from(signature, 'base64url'));
  expect(isSigned(`${head}.${body}`)).toBe(true);
  const forged = Buffer.from(JSON.stringify({ ...credential, name: 'Forged' })).toString('base64url');
  expect(isSigned(`${head}.${forged}`)).toBe(false);
  expect(credential).toMatchObject({
    iss: credential.issuer.id,
    jti: `urn:uuid:${certificate.id}`,
    nbf: Date.parse('2026-03-16T00:00:00Z') / 1000,
    exp: Math.floor(Date.parse('2027-03-16T23:59:59Z') / 1000),
    name: certificate.program_name,
  });
  const [name, email] = credential.credentialSubject.identifier;
  expect(name).toMatchObject({ identityType: 'name', identityHash: 'Ana López' });
  const hash = createHash('sha256').update(`grace@partner.example${email.salt}`).digest('hex');
  expect(email).toMatchObject({ hashed: true, identityHash: `sha256$${hash}` });
  expect(answer.body).not.toContain(Buffer.from('grace@partner.example').toString('base64url').slice(2, -4));
});

test('issuer and revocations resolve, and each company has a key of its own', async () => {
  const certificate = await held();
  const stranger = await world.company('Other');
  const other = await stranger.within((call) => samplePartner(call));
  const theirs = await held('Bo', stranger, other);
  const badge = async ({ verify_token }: Certificate) => {
    const { body } = await open(`/api/public/certificates/${verify_token}/badge`);
    const [head, content] = body.split('.') as [string, string];
    return { header: part(head), credential: part(content) };
  };
  const [own, foreign] = [await badge(certificate), await badge(theirs)];
  expect(own.header.kid).not.toBe(foreign.header.kid);
  expect((await badge(certificate)).header.kid).toBe(own.header.kid);
  const issuer = (await open(new URL(own.credential.issuer.id).pathname)).json();
  expect(issuer).toMatchObject({ id: own.credential.issuer.id, name: 'Acme', type: ['Profile'] });
  const list = async () => (await open(new URL(own.credential.credentialStatus.id).pathname)).json();
  await company.owner.post(`/certificates/${certificate.id}/revoke`, { reason: 'Left' });
  expect((await list()).revokedCredential).toContainEqual({ id: `urn:uuid:${certificate.id}`, revoked: true });
});
