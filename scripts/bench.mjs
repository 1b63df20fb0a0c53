// npm run bench [name...]: runs the programs bench/*.bench.ts one after the other. Each prints text, and one JSON
// object per line and measure: {"measure", "value", "unit", "baseline", "ratio", "reach"}. They are collected in a
// file. `npm run bench -- --tiny [name...]` proves in a few minutes that every program works: it runs them with tiny
// sizes, whose measures mean nothing and are not kept. Long runs take their size and the seed of their dice:
// `npm run bench -- memory --minutes 60`, `chaos --rounds 100 --seed 7`, `fuzz --calls 100000 --seed 7`.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './chromium.mjs';
import { build, fail, prepare, ROOT, runTool } from './toolchain.mjs';

/** The longest tiny run of one program, so that one that hangs fails. */
const TINY_TIMEOUT_MS = 900_000;
/** The tiny runs at the same time, because each waits for its servers half of its time. */
const TINY_AT_ONCE = 2;

/** The options with a value, which the programs read from BENCH_MINUTES and so on. */
const OPTIONS = ['--minutes', '--rounds', '--calls', '--kills', '--seed'];

/** Moves the options to the environment. Returns the other words; fails if a value is missing or no positive number. */
function withoutOptions(words) {
  const others = [];
  for (let at = 0; at < words.length; at++) {
    const option = words[at];
    if (!OPTIONS.includes(option)) {
      others.push(option);
      continue;
    }
    const value = words[++at];
    if (!(Number(value) > 0)) fail(`${option} needs a positive number: npm run bench -- fuzz --calls 1000`);
    process.env[`BENCH_${option.slice(2).toUpperCase()}`] = value;
  }
  return others;
}

/** The programs whose names begin with one of the given, or all. */
function programsOf(names) {
  return readdirSync(join(ROOT, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
    .sort();
}

/**
 * Runs every program with tiny sizes and prints a line for each. The web app must have been built.
 * Resolves with `[{ name, ok, output, seconds }]`, where a program that throws, fails or prints no measure is not ok.
 */
export async function runTinyBenches({ names = [], print = console.log, priority } = {}) {
  const env = {
    NODE_ENV: 'production',
    CHROMIUM_PATH: findChromium(),
    BENCH_TINY: '1',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'tandem-compiled'),
  };
  const results = [];
  const waiting = programsOf(names);
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const options = { env, priority, timeout: TINY_TIMEOUT_MS };
      const { code, output, seconds } = await runTool('node', [join('bench', program)], options);
      const name = program.replace('.bench.ts', '');
      const reason = skipReasonOf(output);
      const ok = code === 0 && (reason !== undefined || output.split('\n').some(measureOf));
      const word = ok ? (reason ? 'skip  ' : 'ok    ') : 'FAILED';
      print(`${word} bench ${name} (${reason ?? `${seconds.toFixed(1)} s`})`);
      results.push({ name, ok, output: code === 0 && !ok ? `It printed no measure.\n${output}` : output, seconds });
    }
  };
  await Promise.all(Array.from({ length: TINY_AT_ONCE }, work));
  return results;
}

/** Measures every program and keeps what it printed. */
async function measureAll(names) {
  const measures = [];
  for (const program of programsOf(names)) {
    console.log(`\n== ${program}`);
    const { code, output } = await runTool('node', [join('bench', program)], {
      env: { NODE_ENV: 'production', CHROMIUM_PATH: findChromium() },
    });
    for (const line of output.split('\n')) {
      const measure = measureOf(line);
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
}

async function proveAll(names) {
  console.log('Tiny sizes: this proves that the benchmarks run. Their measures mean nothing and are not kept.');
  const results = await runTinyBenches({ names });
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, output } of failed) console.log(`\n--- bench ${name}\n${output}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** A program that needs others which are not installed says so, and is not a failure. */
const skipReasonOf = (output) => {
  const line = output.split('\n').find((one) => one.startsWith('{"skipped"'));
  return line && JSON.parse(line).skipped;
};

const measureOf = (line) => (line.startsWith('{"measure"') ? JSON.parse(line) : undefined);

function sentence({ measure, value, unit, baseline, ratio, reach }) {
  const beside = ratio === undefined ? '' : `  ${ratio.toFixed(2)} x ${baseline}`;
  return `${measure}: ${value} ${unit}${beside}${reach === undefined ? '' : `, to reach ${reach}`}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare({ forTests: true });
  const wanted = withoutOptions(process.argv.slice(2));
  const names = wanted.filter((word) => word !== '--tiny');
  if (programsOf(names).length === 0) fail('There is no such benchmark in bench/.');
  const failure = await build();
  if (failure) fail(`The web app could not be built:\n${failure}`);
  await (wanted.includes('--tiny') ? proveAll(names) : measureAll(names));
}
