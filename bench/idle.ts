/** The smallest Fastify server, to measure the memory of any such process. Prints its port. */
import Fastify from 'fastify';

const server = Fastify();
server.get('/', async () => ({ status: 'ok' }));
console.log(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
process.on('SIGTERM', () => process.exit(0));
