/**
 * The payloads of a text/event-stream, one string per event. Comments and heartbeats have no data and are skipped.
 * @param hear called whenever data arrives, including heartbeats
 */
export async function* eventsOf(stream: ReadableStream<Uint8Array>, hear = () => {}): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough<string>(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    hear();
    const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data) yield data;
    }
  }
}
