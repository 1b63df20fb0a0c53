import { rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { AwsV4Signer } from 'aws4fetch';

const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'test-1' };

/**
 * A bucket over HTTPS. s3rver keeps the objects; it computes another signature than pgBackRest for the address of a
 * bucket, so each request is signed anew for it.
 */
export async function startBackupBucket(bucket: string, directory: string, certificate: { key: Buffer; cert: Buffer }) {
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port: innerPort } = await inner.run();
  const server = createServer(certificate, async (request, response) => {
    const body = await buffer(request);
    const address = `http://127.0.0.1:${innerPort}${request.url!.replace(`/${bucket}/?`, `/${bucket}?`)}`;
    const type = request.headers['content-type'];
    const signer = new AwsV4Signer({
      ...ACCOUNT,
      method: request.method!,
      url: address,
      headers: type ? { 'content-type': type } : {},
      ...(body.length > 0 && { body }),
    });
    const { url, method, headers } = await signer.sign();
    const answer = await fetch(url, { method, headers, ...(body.length > 0 && { body }) });
    const content = Buffer.from(await answer.arrayBuffer());
    const kept = ['etag', 'content-type', 'last-modified'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const length = request.method === 'HEAD' ? answer.headers.get('content-length') : content.length;
    response.writeHead(answer.status, { ...Object.fromEntries(kept), 'content-length': length ?? 0 });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    account: ACCOUNT,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
