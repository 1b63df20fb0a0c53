import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of a server for journeys: each port has its own. */
export const dataFolderOf = (port: string | number): string => join(tmpdir(), `tandem-e2e-${port}`);

/** The key and the certificate of the chat service that a journey stands in for, which the server of that port trusts. */
export const chatKeyOf = (port: string | number): string => `${dataFolderOf(port)}-chat.key`;
export const chatCertificateOf = (port: string | number): string => `${dataFolderOf(port)}-chat.pem`;
