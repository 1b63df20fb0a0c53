import { unknownToken } from '#server/auth/wrong-guess.ts';
import { notFound } from '#server/errors.ts';
import type { Sealing } from '#server/sealing.ts';
import type { Decision } from '../schema.ts';

/** The decision a link asks about. It is sealed, so that only our emails can contain it. */
export interface FairnessLink {
  organization_id: string;
  registration_id: string;
  decision: Decision;
}

const PURPOSE = 'fairness link';

export function sealLink(sealing: Sealing, link: FairnessLink): string {
  return sealing.cipher(PURPOSE).seal(JSON.stringify(link), PURPOSE).toString('base64url');
}

/** @throws 404 for a link that is none of ours */
export function openFairnessReportLink(sealing: Sealing, token: string): FairnessLink {
  try {
    return JSON.parse(sealing.cipher(PURPOSE).open(Buffer.from(token, 'base64url'), PURPOSE)) as FairnessLink;
  } catch {
    throw unknownToken(notFound('This link'));
  }
}
