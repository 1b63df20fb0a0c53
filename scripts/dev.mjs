// npm run dev: runs the server, which restarts when its files change, and the web app with live updates.
import { prepare, runServers } from './toolchain.mjs';

prepare();
const port = process.env.PORT || '3000';
// The server renders public pages from a build.
const site = ['build', '--watch', '--logLevel', 'warn', '--config', 'vite.site.config.ts'];
process.exitCode = await runServers([
  [
    'node',
    ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
    { PORT: port, TANDEM_BASE_URL: 'http://localhost:5173', TANDEM_LOG_LEVEL: process.env.TANDEM_LOG_LEVEL || 'warn' },
  ],
  ['vite', site, {}],
  ['vite', [...site, '--ssr', 'src/web/site/render.tsx'], {}],
  [
    'vite',
    ['--port', '5173', '--strictPort', '--clearScreen', 'false'],
    { TANDEM_API_URL: `http://localhost:${port}` },
  ],
]);
