import { expect, test } from 'vitest';
import { hasModel, offerModel } from '../settings/language-model.ts';
import { createWorld, PASSWORD } from './world.ts';

const signInWrongly = ({ app }: Pick<Awaited<ReturnType<typeof createWorld>>, 'app'>) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'ada@tandem.test', password: `${PASSWORD}!` },
  });

test('gives the next file of a worker the clock, services, hosts and limits of the first', async () => {
  const earlier = await createWorld();
  const { mailer } = earlier.kernel;
  const [now, hosts] = [earlier.clock.now(), [...earlier.kernel.config.outgoingAllow]];
  earlier.clock.advance(86_400_000);
  earlier.kernel.mailer = { delivers: true, send: async () => {} };
  earlier.kernel.config.outgoingAllow.push('http://receiver.test');
  offerModel({ url: 'http://model.test', name: 'tests', key: null });
  for (let at = 0; at < 6; at += 1) await signInWrongly(earlier);
  expect((await signInWrongly(earlier)).statusCode).toBe(429);
  await earlier.close();

  const world = await createWorld();
  expect(world.kernel).toBe(earlier.kernel);
  expect(world.clock.now()).toEqual(now);
  expect(world.kernel.mailer).toBe(mailer);
  expect(world.kernel.config.outgoingAllow).toEqual(hosts);
  expect(hasModel()).toBe(false);
  expect((await signInWrongly(world)).statusCode).toBe(401);
  await world.close();
});
