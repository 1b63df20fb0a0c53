import type { Call } from '#server/call.ts';
import { createImport } from './service.ts';

export function sampleImport(call: Call): Promise<string> {
  return createImport(call, [
    { file_name: 'products.csv', bytes: Buffer.from('product,series,sales_price\nGTX Basic,GTX,550\n') },
  ]);
}
