import { ContractList } from './ContractList.tsx';

/** The tab of a partner. */
export default function RecordContracts({ id }: { on: string; id: string }) {
  return <ContractList partner_id={id} />;
}
