import type { Person } from '#server/testing/world.ts';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n');
const boundary = 'a-line-between-parts';

/** Sends one file, preceded by the form fields. */
export function upload(
  person: Person,
  url: string,
  {
    name = 'Offer.pdf',
    bytes = PDF,
    fields = {},
  }: { name?: string; bytes?: Buffer; fields?: Record<string, string> } = {},
) {
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(
      `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return person.request('POST', url, body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

/** Requires a success; an error shows the response. */
export async function uploaded<T>(person: Person, url: string, sent: Parameters<typeof upload>[2] = {}): Promise<T> {
  const answer = await upload(person, url, sent);
  if (answer.statusCode !== 201) throw new Error(`POST ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<T>();
}
