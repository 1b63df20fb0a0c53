import { App } from 'antd';
import { downloadFile } from '#web/requests/download.ts';
import type { Certificate } from '../schema.ts';

/** Downloads a certificate as a PDF. */
export function useDownload() {
  const { message } = App.useApp();
  return ({ id }: Pick<Certificate, 'id'>) =>
    downloadFile(`certificates/${id}/pdf`).catch((error: Error) => void message.error(error.message));
}
