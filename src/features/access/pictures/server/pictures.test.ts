import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newFileKey } from '#server/ports/files.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { MAX_PICTURE_BYTES } from '../schema.ts';
import { PNG, upload } from './testing/upload.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

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

/** A picture with these bytes at an offset. */
function changed(at: number, bytes: readonly number[], from: Buffer = PNG): Buffer {
  const copy = Buffer.from(from);
  copy.set(bytes, at);
  return copy;
}

it('rejects small files that unpack to huge pictures, and damaged ones', async () => {
  const { owner } = await world.company();
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b08ffff000a0101110000', 'hex');
  const webp = Buffer.concat([Buffer.from('RIFF0000WEBPVP8X'), Buffer.from('0a00000000000000ffff00ffff00', 'hex')]);
  const gif = Buffer.from('GIF89a\xff\xff\x01\x00', 'latin1');
  const huge = changed(16, [0, 1, 0, 0]);
  for (const [kind, bytes] of Object.entries({ huge, jpeg, webp, gif })) {
    const answer = await upload(owner, bytes);
    expect(answer.statusCode, kind).toBe(422);
    expect(answer.json().errors, kind).toEqual({ file: ['must be at most 6000 pixels wide and high'] });
  }
  for (const bytes of [PNG.subarray(0, 18), Buffer.from([0xff, 0xd8, 0xff, 0xe0]), changed(16, [0, 0, 0, 0])]) {
    const answer = await upload(owner, bytes);
    expect(answer.json().errors).toEqual({ file: ['is damaged: it has no readable size'] });
  }
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
