import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { guess } from '../auth/guesses.ts';
import { hashSecret } from '../auth/secret-token.ts';
import { unknownToken } from '../auth/wrong-guess.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { conflict, Refusal, unavailable } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { takeBack } from './take-back.ts';

/** The largest part, in bytes. */
export const PART_BYTES = 786_432;
/** Parts that may wait for the receiving process; the sender waits when there are more. */
const MOST_WAITING = 32;
/** After this time without a sign, the receiving process is taken for dead. */
const ALIVE_SECONDS = 20;

const Organization = closed({
  id: Id,
  name: Type.String({ maxLength: 200 }),
  slug: Type.String({ maxLength: 63 }),
});
const OfferBody = closed({
  format: Type.String({ maxLength: 40 }),
  version: Type.String({ maxLength: 40 }),
  migrations: Type.String({ maxLength: 64 }),
  company: Organization,
  partners: Type.Array(Organization, { maxItems: 5_000 }),
});

const MoveState = Type.Object({
  state: oneOf('waiting', 'offered', 'accepted', 'loaded', 'approved', 'done', 'failed', 'aborted', 'returned'),
  message: nullable(Type.String()),
  next_part: Type.Integer(),
  is_attended: Type.Boolean({ description: 'whether the receiving process was there in the last seconds' }),
});
export type MoveState = Static<typeof MoveState>;

interface Move extends MoveState {
  id: string;
  is_expired: boolean;
}

const PartParams = closed({ number: Type.String({ pattern: '^[0-9]{1,9}$' }) });
const PartQuery = closed({ last: Type.Optional(oneOf('true')) });

/** The door for a company that arrives: open only to the holder of the token that `tandem move --receive` printed. */
export function moveDoor(api: FastifyInstance, kernel: Kernel): void {
  const { system } = kernel;
  // Only installations speak this protocol with each other.
  const schema = { hide: true, tags: ['company moves'], response: { 200: MoveState } };
  const config = { isPublic: true };

  /** @throws 401 for a token that is unknown, or that was not used in time */
  async function within<T>(request: FastifyRequest, work: (tx: Tx, move: Move) => Promise<T>): Promise<T> {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    return guess(kernel, { door: 'company_move', ip: request.ip }, () =>
      system.unscoped(async (tx) => {
        const [move] = await tx.rows<Move>(sql`
          select id, state, message, next_part, seen_at > now() - make_interval(secs => ${ALIVE_SECONDS}) as is_attended,
            state = 'waiting' and expires_at <= now() as is_expired
          from arriving_moves where token_hash = ${hashSecret(token)} for update`);
        if (scheme?.toLowerCase() !== 'bearer' || !move || move.is_expired)
          throw unknownToken(new Refusal(401, 'This move token is unknown, or it was not used within an hour.'));
        return work(tx, move);
      }),
    );
  }

  const stateOf = ({ state, message, next_part, is_attended }: Move): MoveState => ({
    state,
    message,
    next_part,
    is_attended,
  });
  const change = async (tx: Tx, move: Move, state: MoveState['state']): Promise<MoveState> => {
    await tx.run(sql`update arriving_moves set state = ${state} where id = ${move.id}`);
    return { ...stateOf(move), state };
  };

  api.post<{ Body: Static<typeof OfferBody> }>('/company_moves', {
    config,
    bodyLimit: 1_048_576,
    schema: { ...schema, summary: 'Offer a company of another installation', body: OfferBody },
    handler: (request) =>
      within(request, async (tx, move) => {
        if (move.state !== 'waiting') throw conflict('This move token was used before.');
        await tx.run(sql`
          update arriving_moves set state = 'offered', offer = ${JSON.stringify(request.body)},
            company_id = ${request.body.company.id} where id = ${move.id}`);
        return { ...stateOf(move), state: 'offered' };
      }),
  });

  api.get('/company_moves', {
    config,
    schema: { ...schema, summary: 'Get the state of a company that arrives' },
    handler: (request) => within(request, async (_tx, move) => stateOf(move)),
  });

  api.delete('/company_moves', {
    config,
    schema: { ...schema, summary: 'Cancel the arrival of a company' },
    handler: (request) =>
      within(request, async (tx, move) => {
        if (['done', 'failed', 'aborted', 'returned'].includes(move.state)) return stateOf(move);
        return change(tx, move, 'aborted');
      }),
  });

  api.post('/company_moves/approve', {
    config,
    schema: { ...schema, summary: 'Let a company that arrived be switched on' },
    handler: (request) =>
      within(request, async (tx, move) => {
        if (move.state === 'approved' || move.state === 'done') return stateOf(move);
        if (move.state !== 'loaded') throw conflict('This company has not arrived.');
        return change(tx, move, 'approved');
      }),
  });

  api.post('/company_moves/return', {
    config,
    schema: { ...schema, summary: 'Take back a company that was not changed since it arrived' },
    handler: async (request) => {
      const move = await within(request, async (_tx, found) => found);
      if (move.state === 'returned') return stateOf(move);
      if (move.state !== 'done') throw conflict('This company is not here.');
      await takeBack(kernel, move.id);
      return { ...stateOf(move), state: 'returned' };
    },
  });

  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.put<{ Params: Static<typeof PartParams>; Querystring: Static<typeof PartQuery>; Body: Buffer }>(
      '/company_moves/parts/:number',
      {
        config,
        bodyLimit: PART_BYTES,
        schema: {
          ...schema,
          summary: 'Send a part of a company',
          params: PartParams,
          querystring: PartQuery,
          consumes: ['application/octet-stream'],
        },
        handler: (request) =>
          within(request, async (tx, move) => {
            const number = Number(request.params.number);
            if (!Buffer.isBuffer(request.body))
              throw new Refusal(415, 'Send each part with the content type application/octet-stream.');
            if (move.state !== 'accepted') throw conflict(move.message ?? 'This move takes no parts.');
            // A part whose answer was lost is sent again.
            if (number < move.next_part) return stateOf(move);
            if (number > move.next_part) throw conflict(`Part ${move.next_part} is next.`);
            const [{ waiting }] = (await tx.rows<{ waiting: number }>(
              sql`select count(*)::int as waiting from move_parts where move_id = ${move.id}`,
            )) as [{ waiting: number }];
            if (waiting >= MOST_WAITING)
              throw unavailable('The receiving process is busy. Send this part again in a moment.');
            await tx.run(sql`
              insert into move_parts (move_id, number, content, is_last)
              values (${move.id}, ${number}, ${request.body}, ${request.query.last === 'true'})`);
            await tx.run(sql`update arriving_moves set next_part = ${number + 1} where id = ${move.id}`);
            return { ...stateOf(move), next_part: number + 1 };
          }),
      },
    );
  });
}
