import { invalid } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { SamlProvider } from '../../schema.ts';
import type { IdentityProvider } from './metadata.task.ts';

const MOST_BYTES = 500_000;

const readMetadata = guardedTask<typeof import('./metadata.task.ts').run>(
  new URL('./metadata.task.ts', import.meta.url),
  { subject: 'The metadata', field: 'metadata_xml', seconds: 10 },
);

/** The provider from its metadata, the address of its metadata, or its three values. @throws 422 */
export async function providerFrom(
  kernel: Kernel,
  { metadata_xml, metadata_url, idp_entity_id, sign_in_url, certificates }: SamlProvider,
  share: string,
): Promise<IdentityProvider> {
  if (metadata_xml !== undefined) return readMetadata({ xml: metadata_xml }, { share });
  if (metadata_url !== undefined) {
    const xml = await download(kernel, metadata_url);
    return readMetadata({ xml }, { share });
  }
  const missing = Object.entries({ idp_entity_id, sign_in_url, certificates }).filter(([, value]) => !value);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map(([name]) => [name, ['is required']])));
  return { idp_entity_id: idp_entity_id!.trim(), sign_in_url: sign_in_url!, certificates: certificates! };
}

async function download({ outgoing }: Kernel, metadata_url: string): Promise<string> {
  const refuse = (reason: string) => invalid({ metadata_url: [reason] }, `The metadata address ${reason}.`);
  const answer = await outgoing
    .request(metadata_url, {
      redirects: 3,
      sameOrigin: true,
      maxBytes: MOST_BYTES,
      headers: { accept: 'application/xml' },
    })
    .catch((error: unknown) => {
      if (error instanceof OutgoingError) throw refuse(`did not answer: ${error.message}`);
      throw error;
    });
  if (answer.status !== 200) throw refuse(`answered with status ${answer.status}`);
  return answer.text();
}
