import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';

type Answer = { txt: string } | { a: string } | { mx: string };
const TYPES = { A: 1, MX: 15, TXT: 16 } as const;

/** A name server on this machine that answers from a list (RFC 1035), and a resolver that asks it. */
export async function startDnsServer() {
  const zone = new Map<string, Answer[]>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => socket.send(answerTo(question, zone), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', () => resolve()));
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    resolver,
    set: (host: string, ...answers: Answer[]) => void zone.set(host.toLowerCase(), answers),
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(question: Buffer, zone: ReadonlyMap<string, readonly Answer[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  const type = question.readUInt16BE(at + 1);
  const zoneRecords = zone.get(labels.join('.').toLowerCase());
  const records = (zoneRecords ?? []).flatMap((answer) => {
    if ('txt' in answer) return type === TYPES.TXT ? [record(type, text(answer.txt))] : [];
    if ('a' in answer) return type === TYPES.A ? [record(type, Buffer.from(answer.a.split('.').map(Number)))] : [];
    return type === TYPES.MX ? [record(type, Buffer.concat([Buffer.from([0, 10]), name(answer.mx)]))] : [];
  });
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  // An answer with recursion; the code 3 means that the name does not exist.
  head.writeUInt16BE(0x8180 | (zoneRecords ? 0 : 3), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question.subarray(12, end), ...records]);
}

/** The name is a reference to the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A text is cut into parts of at most 255 bytes. */
function text(value: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < value.length; at += 255) {
    const part = Buffer.from(value.slice(at, at + 255));
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
}

const name = (host: string): Buffer =>
  Buffer.concat([
    ...host.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.from([0]),
  ]);
