import type { FastifyRequest } from 'fastify';
import { reaches } from '#features/ecosystem/account-mapping/levels.schema.ts';
import { storeRevealed } from '#features/ecosystem/account-mapping/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { domainKey } from '#shared/matching.ts';
import { compareBytes, fromBase64, split, X_BYTES } from '../protocol/points.ts';
import type { Revelation } from '../schema.ts';
import { verifyProof } from './apart.ts';
import { type CompanyList, companyLists, domainsOf } from './lists.ts';
import type { Sealed } from './sealing.ts';
import {
  deleteIntersectionSecrets,
  lockedSession,
  readSecrets,
  refusal,
  refuseSession,
  type Secrets,
  type Session,
  transact,
} from './session.ts';

/** The lists of a counted comparison of which both sides share at least whether an account is on both. @throws 409 */
async function openLists(call: Call, session: Session, { lists, matched }: Sealed): Promise<CompanyList[]> {
  if (!matched) throw notFound('The count of this comparison');
  const compared = new Set(lists.map(({ id }) => id));
  const all = await call.asCompany((company) =>
    companyLists(company, { id: session.population_id!, partner_id: session.partner_id }),
  );
  const open = all.filter(({ id, level }) => compared.has(id) && reaches(level, 'existence'));
  if (open.length === 0)
    throw conflict(
      'Matches can be revealed when both sides share at least existence. Until then, only the count is known.',
    );
  return open;
}

const positionsIn = ({ matched }: Sealed, lists: readonly CompanyList[]): number[] =>
  [...new Set(lists.flatMap(({ id }) => matched?.[id] ?? []))].sort((a, b) => a - b);

/** Tells the partner which of its points matched, after both sides agreed. Only its tab knows the domains behind them. */
export async function readMatches(call: Call, id: string): Promise<number[]> {
  const session = await lockedSession(call, id, 'counted');
  const { sealed } = await readSecrets(call, id);
  const positions = positionsIn(sealed, await openLists(call, session, sealed));
  await call.run(sql`
    update private_intersections set matches_at = coalesce(matches_at, ${call.now()})
    where organization_id = ${call.organization_id} and id = ${id}`);
  return positions;
}

/**
 * Takes the matching domains, all of them and nothing else, and hands them to the account mapping. The proof that they were
 * compared comes before any look at the lists, because the answer would otherwise tell whether a guessed domain is on one.
 */
export async function reveal(kernel: Kernel, request: FastifyRequest, id: string, given: Revelation): Promise<number> {
  const { domains } = given;
  const task = await transact(kernel, request, async (call) => {
    const session = await lockedSession(call, id, 'counted');
    const secrets = await readSecrets(call, id);
    const open = await openLists(call, session, secrets.sealed);
    return problemOf(secrets, open, given) ?? proofOf(given);
  });
  const wrong =
    typeof task === 'string'
      ? task
      : (await verifyProof(task, request.actor.organization_id))
        ? null
        : 'One of the domains is not the one that was compared.';
  if (wrong) {
    await transact(kernel, request, (call) => refuseSession(call, id, wrong));
    throw refusal('domains', wrong);
  }
  return transact(kernel, request, async (call) => {
    const session = await lockedSession(call, id, 'counted');
    const { sealed } = await readSecrets(call, id);
    const open = await openLists(call, session, sealed);
    if (positionsIn(sealed, open).length !== domains.length || !(await areStillListed(call, sealed, open, domains)))
      throw conflict('A list of the company changed after the count. Compare the lists again.');
    await storeRevealed(
      call,
      session.population_id!,
      domains.map(({ domain }) => domain),
    );
    await call.run(sql`
      update private_intersections set status = 'revealed', revealed_count = ${domains.length}, ended_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await call.asCompany((company) => deleteIntersectionSecrets(company, [id]));
    return domains.length;
  });
}

const proofOf = ({ public_key, proof, domains }: Revelation) => ({
  publicKey: fromBase64(public_key) ?? new Uint8Array(),
  domains: domains.map(({ domain }) => domain),
  proof: {
    proof: fromBase64(proof) ?? new Uint8Array(),
    points: domains.map(({ point }) => fromBase64(point) ?? new Uint8Array()),
  },
});

/** @returns null when the message is about exactly the points that matched */
function problemOf(
  { sealed, points, public_key }: Secrets,
  open: readonly CompanyList[],
  { domains, ...given }: Revelation,
): string | null {
  const expected = positionsIn(sealed, open);
  const positions = domains.map(({ position }) => position).sort((a, b) => a - b);
  if (positions.length !== expected.length || positions.some((position, index) => position !== expected[index]))
    return 'The domains are not exactly those that match.';
  if (domains.some(({ domain }) => domainKey(domain) !== domain))
    return 'One of the domains is not in its shortest form, such as example.com.';
  const sent = split(points, X_BYTES)!;
  const isSent = (text: string, x: Uint8Array) => {
    const point = fromBase64(text);
    return point?.length === X_BYTES + 1 && compareBytes(point.subarray(1), x) === 0;
  };
  if (!isSent(given.public_key, public_key)) return 'The proof belongs to another comparison.';
  if (!domains.every(({ point, position }) => isSent(point, sent[position]!)))
    return 'A point is not the one that was sent at the start.';
  return null;
}

async function areStillListed(
  call: Call,
  sealed: Sealed,
  open: readonly CompanyList[],
  domains: Revelation['domains'],
): Promise<boolean> {
  const known = await call.asCompany((company) =>
    domainsOf(
      company,
      open.map(({ id }) => id),
    ),
  );
  return open.every(({ id }) => {
    const list = new Set(known.get(id));
    const matched = new Set(sealed.matched![id]);
    return domains.every(({ position, domain }) => matched.has(position) === list.has(domain));
  });
}
