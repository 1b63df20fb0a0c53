import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { reaches } from '#features/ecosystem/account-mapping/levels.schema.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { decoysFor, OPEN_MINUTES, REVEAL_HOURS } from '../limits.schema.ts';
import { fromBase64, toBase64, X_BYTES } from '../protocol/points.ts';
import type { Challenge, ComparisonStart, ComparisonStarted, PrivateCount } from '../schema.ts';
import { checkPoints, compareApart, makeChallenge } from './apart.ts';
import { storeCount } from './counts.ts';
import { newScalar } from './curve.ts';
import { requireAllowance } from './limits.ts';
import { companyLists, domainsOf, ownPrivateList, requireCountable } from './lists.ts';
import { intersectionCounts } from './overview.ts';
import { sealSecrets } from './sealing.ts';
import { lockedSession, readSecrets, refusal, refuseSession, transact, writeSecrets } from './session.ts';

const MINUTE_MS = 60_000;

/** Accepts the blinded points of a private list. They are stored before the company sends its own, so they cannot depend on them. */
export async function startComparison(
  kernel: Kernel,
  request: FastifyRequest,
  input: ComparisonStart,
): Promise<ComparisonStarted> {
  const publicKey = fromBase64(input.public_key);
  const points = fromBase64(input.points);
  if (publicKey?.length !== X_BYTES) throw invalid({ public_key: ['is not base64 of 32 bytes'] });
  if (!points) throw invalid({ points: ['is not base64'] });
  // The cheap rules come first, so that a refused start costs no calculation.
  await transact(kernel, request, async (call) => {
    const population = await ownPrivateList(call, input.population_id);
    requireCountable(await call.asCompany((company) => companyLists(company, population)));
    await requireAllowance(call, population.partner_id, Math.floor(points.length / X_BYTES));
  });
  const checked = await checkPoints({ publicKey, points }, request.actor.organization_id);
  if (typeof checked !== 'number') throw invalid(checked);
  return transact(kernel, request, async (call) => {
    const population = await ownPrivateList(call, input.population_id);
    const lists = requireCountable(await call.asCompany((company) => companyLists(company, population)));
    const sessions_left = await requireAllowance(call, population.partner_id, checked);
    const id = newId();
    const expires_at = new Date(call.now().getTime() + OPEN_MINUTES * MINUTE_MS);
    await call.run(sql`
      insert into private_intersections (organization_id, id, partner_id, population_id, population_name, list_size,
        company_lists,
        started_by_user_id, started_by_name, started_at, expires_at)
      values (${call.organization_id}, ${id}, ${population.partner_id}, ${population.id}, ${population.name},
        ${checked}, ${lists.map(({ name }) => name)}, ${call.actor.user_id}, ${call.actor.full_name}, ${call.now()},
        ${expires_at})`);
    const sealed = {
      lists: lists.map((list) => ({ id: list.id, scalar: newScalar() })),
      seed: randomBytes(32).toString('hex'),
      decoys: 0,
      sent: null,
      matched: null,
    };
    await call.asCompany((company) =>
      company.run(sql`
        insert into private_intersection_secrets (organization_id, intersection_id, partner_id, public_key, points,
          sealed)
        values (${company.organization_id}, ${id}, ${population.partner_id}, ${publicKey}, ${points},
          ${sealSecrets(company, id, sealed)})`),
    );
    return { id, expires_at: expires_at.toISOString(), sessions_left };
  });
}

/** The blinded points of the company's lists with decoys among them. They are calculated once per comparison. */
export async function sendChallenge(kernel: Kernel, request: FastifyRequest, id: string): Promise<Challenge> {
  const task = await transact(kernel, request, async (call) => {
    const session = await lockedSession(call, id, 'open');
    if (session.challenged_at) throw conflict('The points of the company were sent already. Start another comparison.');
    const { sealed } = await readSecrets(call, id);
    const domains = await call.asCompany(async (company) => {
      const lists = await companyLists(company, { id: session.population_id!, partner_id: session.partner_id });
      const countable = new Set(requireCountable(lists).map((list) => list.id));
      return domainsOf(
        company,
        sealed.lists.flatMap((list) => (countable.has(list.id) ? [list.id] : [])),
      );
    });
    const total = [...domains.values()].reduce((sum, { length }) => sum + length, 0);
    const lists = sealed.lists.filter((list) => domains.has(list.id));
    const decoys = decoysFor(total);
    await writeSecrets(call, id, { ...sealed, lists, decoys, sent: total + decoys });
    await call.run(sql`
      update private_intersections set challenged_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
    return { lists: lists.map((list) => ({ ...list, domains: domains.get(list.id)! })), seed: sealed.seed, decoys };
  });
  try {
    return { points: toBase64(await makeChallenge(task, request.actor.organization_id)) };
  } catch (error) {
    await transact(kernel, request, (call) =>
      call.run(sql`
        update private_intersections set challenged_at = null
        where organization_id = ${call.organization_id} and id = ${id}`),
    );
    throw error;
  }
}

/** Compares both blinded sets and stores the rounded counts. An answer that does not fit ends the comparison. */
export async function acceptAnswer(
  kernel: Kernel,
  request: FastifyRequest,
  id: string,
  text: string,
): Promise<PrivateCount[]> {
  const answer = fromBase64(text);
  if (!answer) throw invalid({ points: ['is not base64'] });
  const secrets = await transact(kernel, request, async (call) => {
    const session = await lockedSession(call, id, 'open');
    if (!session.challenged_at) throw conflict('Get the points of the company first.');
    if (session.answered_at) throw conflict('This comparison was answered already.');
    await call.run(sql`
      update private_intersections set answered_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
    return readSecrets(call, id);
  });
  const { sealed, points, public_key } = secrets;
  const result =
    answer.length === sealed.sent! * X_BYTES
      ? await compareApart(
          {
            lists: sealed.lists,
            seed: sealed.seed,
            decoys: sealed.decoys,
            publicKey: public_key,
            points,
            answer,
          },
          request.actor.organization_id,
        )
      : 'does not have one point for each point of the company';
  if (typeof result === 'string') {
    await transact(kernel, request, (call) => refuseSession(call, id, `The answer ${result}.`));
    throw refusal('points', `The answer ${result}.`);
  }
  return transact(kernel, request, async (call) => {
    const session = await lockedSession(call, id, 'open');
    const population = { id: session.population_id!, partner_id: session.partner_id };
    await call.asCompany(async (company) => {
      const agreed = requireCountable(await companyLists(company, population));
      for (const [list_id, positions] of Object.entries(result.matched)) {
        const list = agreed.find((one) => one.id === list_id);
        if (list && reaches(list.level, 'count')) await storeCount(company, population, list_id, positions.length);
      }
    });
    await call.run(sql`
      update private_intersections
      set status = 'counted', counted_at = ${call.now()},
        expires_at = ${new Date(call.now().getTime() + REVEAL_HOURS * 60 * MINUTE_MS)}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await writeSecrets(call, id, { ...sealed, matched: result.matched });
    return call.asCompany((company) => intersectionCounts(company, population));
  });
}
