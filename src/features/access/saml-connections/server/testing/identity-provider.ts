import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { certificateFor } from '#server/testing/certificate.ts';
import { newId } from '#shared/ids.ts';

const MINUTE = 60_000;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** Everything a test can change in a response; by default it is what a provider sends. */
export interface ResponseOptions {
  email?: string;
  /** The subject as XML. */
  name_id?: string;
  attributes?: Record<string, string[]>;
  issuer?: string;
  audience?: string;
  recipient?: string;
  destination?: string;
  in_response_to?: string | null;
  /** Milliseconds from now. */
  starts?: number;
  ends?: number;
  status?: string;
  signs?: 'assertion' | 'response' | 'both' | 'nothing';
  key?: { key: string; cert: string };
  signatureAlgorithm?: string;
  digestAlgorithm?: string;
  /** Changes the XML before it is signed. */
  edit?: (xml: string) => string;
}

/** A request as the provider reads it, as strictly as a real one. */
interface AuthnRequest {
  id: string;
  issuer: string;
  reply_url: string;
}

/** An identity provider of SAML 2.0 that answers requests and signs as it is told. */
export function createIdentityProvider(now: () => Date, { host = 'idp.acme.example' } = {}) {
  const entity_id = `https://${host}/saml/metadata`;
  const sign_in_url = `https://${host}/saml/sign-in?tenant=1`;
  const own = certificateFor(host);
  const base64 = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s+/g, '');

  function readRequest(address: string): AuthnRequest {
    const url = new URL(address);
    if (`${url.origin}${url.pathname}` !== sign_in_url.split('?')[0] || url.searchParams.get('tenant') !== '1')
      throw new Error('The request went elsewhere.');
    const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64')).toString('utf8');
    const value = (pattern: RegExp) => {
      const [, text] = pattern.exec(xml) ?? [];
      if (!text) throw new Error(`The request lacks ${pattern}: ${xml}`);
      return text;
    };
    if (value(/ Destination="([^"]+)"/) !== sign_in_url) throw new Error('The request is for another provider.');
    if (Math.abs(Date.parse(value(/ IssueInstant="([^"]+)"/)) - now().getTime()) > MINUTE)
      throw new Error('The request is old.');
    value(/ ProtocolBinding="(urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST)"/);
    return {
      id: value(/ ID="(_[0-9a-f]+)"/),
      issuer: value(/<saml:Issuer>([^<]+)<\/saml:Issuer>/),
      reply_url: value(/ AssertionConsumerServiceURL="([^"]+)"/),
    };
  }

  function sign(xml: string, element: 'Assertion' | 'Response', options: ResponseOptions): string {
    const { key, cert } = options.key ?? own;
    const signer = new SignedXml({
      privateKey: key,
      publicCert: cert,
      signatureAlgorithm: options.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: EXCLUSIVE,
      getKeyInfoContent: () => `<X509Data><X509Certificate>${base64(cert)}</X509Certificate></X509Data>`,
    });
    const path = `//*[local-name()='${element}']`;
    signer.addReference({
      xpath: path,
      transforms: [ENVELOPED, EXCLUSIVE],
      digestAlgorithm: options.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    signer.computeSignature(xml, { location: { reference: `${path}/*[local-name()='Issuer']`, action: 'after' } });
    return signer.getSignedXml();
  }

  /** The XML of a response to a request. */
  function respond(request: AuthnRequest, options: ResponseOptions = {}): string {
    const { email = 'ada@acme.example', signs = 'assertion', attributes = {} } = options;
    const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
    const issued = at(0);
    const [starts, ends] = [at(options.starts ?? -MINUTE), at(options.ends ?? 5 * MINUTE)];
    const answers = options.in_response_to === undefined ? request.id : options.in_response_to;
    const inResponseTo = answers ? ` InResponseTo="${answers}"` : '';
    const issuer = `<saml:Issuer>${options.issuer ?? entity_id}</saml:Issuer>`;
    const values = Object.entries(attributes)
      .map(
        ([name, texts]) =>
          `<saml:Attribute Name="${name}">${texts.map((text) => `<saml:AttributeValue xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:string">${text}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
      )
      .join('');
    const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a${newId()}" Version="2.0" IssueInstant="${issued}">${issuer}<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${options.name_id ?? email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${ends}" Recipient="${options.recipient ?? request.reply_url}"${inResponseTo}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${starts}" NotOnOrAfter="${ends}"><saml:AudienceRestriction><saml:Audience>${options.audience ?? request.issuer}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${values && `<saml:AttributeStatement>${values}</saml:AttributeStatement>`}</saml:Assertion>`;
    const status = options.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
    const isSuccess = status.endsWith(':Success');
    let xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${newId()}" Version="2.0" IssueInstant="${issued}" Destination="${options.destination ?? request.reply_url}"${inResponseTo}>${issuer}<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${isSuccess ? assertion : ''}</samlp:Response>`;
    if (options.edit) xml = options.edit(xml);
    if (isSuccess && (signs === 'assertion' || signs === 'both')) xml = sign(xml, 'Assertion', options);
    if (signs === 'response' || signs === 'both') xml = sign(xml, 'Response', options);
    return xml;
  }

  /** The metadata file, with the certificates in it. */
  function metadata(certificates = [own.cert]): string {
    const keys = certificates
      .map(
        (pem) =>
          `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>\n${base64(pem)}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
      )
      .join('');
    return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entity_id}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://${host}/saml/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${sign_in_url}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
  }

  return { entity_id, sign_in_url, certificate: own, readRequest, respond, metadata };
}
