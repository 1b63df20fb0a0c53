import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newFileKey } from '#server/ports/files.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';
import { MAX_PICTURE_BYTES } from '../schema.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

function upload(person: Person, bytes: Buffer, name = 'logo.png') {
  const boundary = 'the-boundary';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return person.request('POST', '/pictures', payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

it('serves an uploaded picture to anyone with its address, without scripts', async () => {
  const { owner } = await world.company();
  const answer = await upload(owner, PNG);
  expect(answer.statusCode).toBe(201);
  const { url } = answer.json<{ url: string }>();
  const shown = await world.app.inject({ url });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/png');
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(shown.rawPayload.equals(PNG)).toBe(true);
});

it('stores the same picture of a company once, and never shares an address between companies', async () => {
  const first = await world.company('First');
  const second = await world.company('Second');
  const url = (await upload(first.owner, PNG)).json().url;
  expect((await upload(first.owner, PNG)).json().url).toBe(url);
  expect((await upload(second.owner, PNG)).json().url).not.toBe(url);
});

it('detects the type from the content, not from the name', async () => {
  const { owner } = await world.company();
  const answer = await upload(owner, Buffer.from('<svg onload="alert(1)"/>'), 'logo.png');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ file: ['must be a PNG, JPEG, WebP or GIF picture'] });
});

it('rejects a picture above 2 MB and stores nothing', async () => {
  const { owner } = await world.company();
  const answer = await upload(owner, Buffer.concat([PNG, Buffer.alloc(MAX_PICTURE_BYTES)]));
  expect(answer.statusCode).toBe(413);
  expect(answer.json().errors).toEqual({ file: ['must be at most 2 MB'] });
});

it('returns 404 for an unknown key, and never leaves its folder', async () => {
  writeFileSync(join(world.kernel.config.dataDir, 'secret-of-the-server'), 'x');
  for (const name of [
    'AAAAAAAAAAAAAAAAAAAAAAAA.png',
    '..%2Fsecret-of-the-server.png',
    '%2e%2e%2f%2e%2e%2fsecret.png',
  ]) {
    const answer = await world.app.inject({ url: `/api/pictures/${name}` });
    expect([400, 404]).toContain(answer.statusCode);
  }
});

it('serves only uploaded pictures of this kind', async () => {
  const { owner } = await world.company();
  const key = newFileKey();
  await world.kernel.files.write(key, PNG);
  expect((await world.app.inject({ url: `/api/pictures/${key}.png` })).statusCode).toBe(404);
  const { url } = (await upload(owner, Buffer.concat([PNG, Buffer.from('of one kind')]))).json<{ url: string }>();
  expect((await world.app.inject({ url: url.replace('.png', '.gif') })).statusCode).toBe(404);
});

it('leaves no half-written file behind', async () => {
  const folder = join(world.kernel.config.dataDir, 'files');
  expect(existsSync(folder)).toBe(true);
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => name.includes('.'))).toEqual([]);
});

it('reports a full disk', async () => {
  const { owner } = await world.company();
  vi.spyOn(world.kernel.files, 'write').mockRejectedValueOnce(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  );
  const answer = await upload(owner, Buffer.concat([PNG, Buffer.from('another')]));
  expect(answer.json()).toMatchObject({ statusCode: 507, message: expect.stringContaining('out of disk space') });
});
