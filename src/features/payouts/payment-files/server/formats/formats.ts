import type { FileFormat } from '../../formats.schema.ts';
import { bankCsv, paypal, wise } from './csv.ts';
import { nachaCcd, nachaPpd } from './nacha.ts';
import type { Format } from './order.ts';
import { sepa03, sepa09 } from './sepa.ts';

export const formats: Record<FileFormat, Format> = {
  sepa_09: sepa09,
  sepa_03: sepa03,
  nacha_ccd: nachaCcd,
  nacha_ppd: nachaPpd,
  paypal,
  wise,
  bank_csv: bankCsv,
};
