import { SaxesParser } from 'saxes';
import { ResponseRefused } from './refused.ts';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

const MOST_DEPTH = 30;
const MOST_ELEMENTS = 2_000;

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
/** The algorithms of signatures by the element that names them. SHA-1 and keyed hashes are not among them. */
const ALGORITHMS: Record<string, readonly string[]> = {
  CanonicalizationMethod: [EXCLUSIVE],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
};

interface Open {
  name: string;
  signatures: number;
}

/**
 * Refuses every response that is more than one success with one assertion: several assertions, signatures in other
 * places, repeated ids, comments and document types are how signatures are made to cover something else than is read.
 * Only the structure is checked here; the verified part is read after the signature is checked.
 * @throws ResponseRefused
 */
export function requirePlainResponse(xml: string, reply_url: string): void {
  const open: Open[] = [];
  const ids = new Set<string>();
  const statuses: string[] = [];
  let elements = 0;
  let assertions = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = (): never => {
    throw new ResponseRefused('structure');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('comment', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length >= MOST_DEPTH) refuse();
    const parent = open.at(-1);
    const name = `${uri} ${local}`;
    if (!parent) {
      if (name !== `${PROTOCOL} Response`) refuse();
      // The envelope may be unsigned, so it can only refuse.
      if ((attributes.Destination?.value ?? reply_url) !== reply_url) throw new ResponseRefused('recipient');
    }
    if (/^Encrypted/.test(local)) throw new ResponseRefused('encrypted');
    if (local === 'Assertion') {
      if (name !== `${ASSERTION} Assertion` || open.length !== 1) refuse();
      assertions += 1;
    }
    if (uri === SIGNATURE) {
      if (local === 'Object') refuse();
      if (local === 'Signature') {
        if (parent?.name !== `${PROTOCOL} Response` && parent?.name !== `${ASSERTION} Assertion`) refuse();
        parent!.signatures += 1;
        if (parent!.signatures > 1) refuse();
      }
      const allowed = ALGORITHMS[local];
      if (allowed && !allowed.includes(attributes.Algorithm?.value ?? '')) throw new ResponseRefused('algorithm');
    }
    for (const attribute of Object.values(attributes)) {
      if (attribute.local.toLowerCase() !== 'id') continue;
      if (ids.has(attribute.value)) refuse();
      ids.add(attribute.value);
    }
    if (name === `${PROTOCOL} StatusCode` && open.length === 2) statuses.push(attributes.Value?.value ?? '');
    open.push({ name, signatures: 0 });
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (statuses.length !== 1) refuse();
  if (statuses[0] !== SUCCESS) throw new ResponseRefused('status');
  if (assertions !== 1) refuse();
}
