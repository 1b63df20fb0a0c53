import { Form } from 'antd';
import GateNotice from './GateNotice.tsx';

export default function FormGateNotice({ gate }: { gate: string }) {
  const partner_id = Form.useWatch('partner_id') as string | undefined;
  return <GateNotice gate={gate} partner_id={partner_id ?? undefined} />;
}
