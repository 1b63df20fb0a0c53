/** Status files as a bank writes them. */

/** `group` and `block` are the statuses of the levels above the payments; `of` is the id of the payment file. */
export function statusReport(
  payments: readonly { reference: string; status: string; code?: string }[],
  { group = 'PART', block, of = 'ORIGINAL' }: { group?: string; block?: string; of?: string } = {},
): string {
  const transactions = payments.map(
    ({ reference, status, code }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
        code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` : ''
      }</TxInfAndSts>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>STATUS-1</MsgId><CreDtTm>2026-03-18T06:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${of}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${of}</OrgnlPmtInfId>${block ? `<PmtInfSts>${block}</PmtInfSts>` : ''}${transactions.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>
`;
}

export function bankNotification(
  entries: readonly { reference: string; amount: string; side: 'DBIT' | 'CRDT'; code?: string; on?: string }[],
  kind: 'notification' | 'statement' = 'notification',
): string {
  const [message, part] = kind === 'statement' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const booked = entries.map(({ reference, amount, side, code, on = '2026-03-18' }) => {
    const money = `<Amt Ccy="EUR">${amount}</Amt>`;
    const reason = code ? `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>` : '';
    return `<Ntry>${money}<CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><BkTxCd/><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${money}<CdtDbtInd>${side}</CdtDbtInd>${reason}</TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind === 'statement' ? 'camt.053' : 'camt.054'}.001.08"><${message}><GrpHdr><MsgId>NOTE-1</MsgId><CreDtTm>2026-03-18T06:00:00</CreDtTm></GrpHdr><${part}><Id>1</Id><CreDtTm>2026-03-18T06:00:00</CreDtTm><Acct><Id><IBAN>DE75512108001245126199</IBAN></Id></Acct>${booked.join('')}</${part}></${message}></Document>
`;
}

/** The returns of some entries of an ACH file, as the bank of the company writes them. */
export function achReturns(file: string, returned: readonly { trace: string; code: string }[]): string {
  const records = file.split('\n');
  const codes = new Map(returned.map(({ trace, code }) => [trace, code]));
  const entries = records.filter((record) => record.startsWith('6') && codes.has(record.slice(79)));
  const hash = entries.reduce((sum, record) => sum + BigInt(record.slice(3, 11)), 0n) % 10_000_000_000n;
  const cents = entries.reduce((sum, record) => sum + Number(record.slice(29, 39)), 0);
  const details = entries.flatMap((record) => {
    const trace = record.slice(79);
    const type = { 22: '21', 32: '31' }[record.slice(1, 3)];
    return [
      `6${type}${record.slice(3, 78)}1${'0'.repeat(15)}`,
      `799${codes.get(trace)}${trace}${' '.repeat(6)}${record.slice(3, 11)}${' '.repeat(44)}${'0'.repeat(15)}`,
    ];
  });
  const count = String(details.length).padStart(8, '0');
  const totals = `${String(hash).padStart(10, '0')}${'0'.repeat(12)}${String(cents).padStart(12, '0')}`;
  return [
    ...records.filter((record) => record.startsWith('1') || record.startsWith('5')),
    ...details,
    records.find((record) => record.startsWith('8')),
    `9000001000001${count}${totals}${' '.repeat(39)}`,
  ].join('\n');
}
