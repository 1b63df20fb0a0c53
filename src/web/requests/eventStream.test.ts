import { expect, test } from 'vitest';
import { eventsOf } from './eventStream.ts';

const encoder = new TextEncoder();

async function read(...chunks: Uint8Array[]): Promise<string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of eventsOf(stream)) events.push(event);
  return events;
}

test('parses events cut at any position', async () => {
  const bytes = encoder.encode('data: {"topic":"partners.updated","id":"é"}\n\ndata: two\n\n');
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await read(bytes.slice(0, at), bytes.slice(at))).toEqual(['{"topic":"partners.updated","id":"é"}', 'two']);
  }
});

test('ignores keep-alives and comments', async () => {
  expect(await read(encoder.encode(': ping\n\nretry: 500\n\ndata: one\n\n'))).toEqual(['one']);
});

test('joins data lines and strips carriage returns', async () => {
  expect(await read(encoder.encode('event: x\r\ndata: a\r\ndata: b\r\n\r\n'))).toEqual(['a\nb']);
});
