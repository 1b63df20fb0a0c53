import { Refusal } from '#server/errors.ts';

/** Why a response was refused; the page for people and the log tell it. */
const responseProblems = {
  structure: 'The response is not a single SAML 2.0 assertion.',
  encrypted: 'The assertion is encrypted. Turn off assertion encryption at the identity provider.',
  algorithm: 'The response is signed with an algorithm that is not accepted. Use RSA with SHA-256.',
  status: 'The identity provider did not sign the person in.',
  signature: 'The response is not signed by a certificate of the identity provider.',
  issuer: 'The response is from another identity provider.',
  audience: 'The response is for another service. Check the entity ID at the identity provider.',
  recipient: 'The response is for another address. Check the reply URL at the identity provider.',
  expired: 'The response is expired or not valid yet. Check the clock of the identity provider.',
  request: 'The response belongs to no sign-in that began here, or was used before. Start again.',
} as const;
type ResponseProblem = keyof typeof responseProblems;

/** A response that proves nothing. */
export class ResponseRefused extends Refusal {
  constructor(problem: ResponseProblem) {
    super(401, responseProblems[problem], { response: [problem] });
  }
}
