import { describeCrmPort } from './testing/port-contract.ts';
import { startCsv, startHubspot, startPipedrive, startRest, startSalesforce } from './testing/providers.ts';

describeCrmPort('HubSpot', async () => (await startHubspot()).bench);
describeCrmPort('Salesforce', async () => (await startSalesforce()).bench);
describeCrmPort('Pipedrive', async () => (await startPipedrive()).bench);
describeCrmPort('A REST API with cursors', async () => (await startRest('cursor')).bench);
describeCrmPort('A REST API with page numbers', async () => (await startRest('page')).bench);
describeCrmPort('A REST API with links', async () => (await startRest('link')).bench);
describeCrmPort('A folder with CSV files', async () => (await startCsv()).bench);
