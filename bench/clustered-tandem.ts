import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import type { LocalCluster } from './local-cluster.ts';
import { type Program, startProgram } from './program.ts';
import { createCompany } from './world.ts';

const WEB = ['web1', 'web2'];

/** Tandem on a local cluster: two web servers and the background work, with one company. */
export async function startClusteredTandem(cluster: LocalCluster) {
  const settings = {
    ...cluster.settings,
    TANDEM_LOG_LEVEL: 'silent',
    TANDEM_REQUESTS_PER_PERSON: '0',
    TANDEM_REQUESTS_PER_COMPANY: '0',
    PORT: '0',
  };
  const config = loadConfig({ ...settings, TANDEM_DATA_DIR: cluster.folder });
  const database = await openCluster(config);
  await migrate(database.adminUrl);
  const kernel = await createKernel({ config, ...database });
  const { organization_id, token } = await createCompany(kernel);
  await kernel.close();
  const programs: Program[] = [];
  const stop = () => {
    for (const { child } of programs.splice(0)) child.kill('SIGTERM');
  };
  try {
    for (const [name, role] of [...WEB.map((one) => [one, 'web'] as const), ['worker', 'worker'] as const]) {
      const own = { TANDEM_ROLE: role, TANDEM_DATA_DIR: `${cluster.folder}/${name}` };
      programs.push(await startProgram(['src/server/main.ts'], { ...settings, ...own }));
    }
  } catch (error) {
    stop();
    throw error;
  }
  return {
    /** The ports of the web servers. */
    ports: programs.slice(0, WEB.length).map(({ port }) => port),
    adminUrl: database.adminUrl,
    organization_id,
    /** A session of the company's owner. */
    token,
    stop,
  };
}
