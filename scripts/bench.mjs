// npm run bench [name...]: runs the programs bench/*.bench.ts one after the other. Each prints text, and one JSON
// object per line and measure: {"measure", "value", "unit", "baseline", "ratio", "reach"}. They are collected in a
// file.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, fail, prepare, ROOT, runTool } from './toolchain.mjs';

prepare();
const wanted = process.argv.slice(2);
const programs = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort();
if (programs.length === 0) fail('There is no such benchmark in bench/.');
const failure = await build();
if (failure) fail(`The web app could not be built:\n${failure}`);

const measures = [];
for (const program of programs) {
  console.log(`\n== ${program}`);
  const { code, output } = await runTool('node', [join('bench', program)], {
    env: { NODE_ENV: 'production', CHROMIUM_PATH: findChromium() },
  });
  for (const line of output.split('\n')) {
    const measure = line.startsWith('{') ? JSON.parse(line) : undefined;
    if (measure) measures.push({ program, ...measure });
    console.log(measure ? sentence(measure) : line);
  }
  if (code !== 0) process.exitCode = 1;
}
const folder = join(ROOT, 'bench', 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
const machine = { cores: cpus().length, processor: cpus()[0]?.model, memory_bytes: totalmem() };
writeFileSync(file, `${JSON.stringify({ machine, measures }, null, 2)}\n`);
console.log(`\nWritten to ${file}`);

function sentence({ measure, value, unit, baseline, ratio, reach }) {
  const beside = ratio === undefined ? '' : `  ${ratio.toFixed(2)} x ${baseline}`;
  return `${measure}: ${value} ${unit}${beside}${reach === undefined ? '' : `, to reach ${reach}`}`;
}
