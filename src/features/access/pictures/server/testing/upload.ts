import type { Person } from '#server/testing/world.ts';

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function upload(person: Person, bytes: Buffer, name = 'logo.png') {
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

/** The address of a new picture. */
export async function uploadedPicture(person: Person): Promise<string> {
  return (await upload(person, PNG)).json<{ url: string }>().url;
}
