import { App, Button } from 'antd';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { texts as t } from './texts.ts';
import { useSampleData } from './useSampleData.ts';

export default function AddSampleData() {
  const { message } = App.useApp();
  const { state, plant } = useSampleData();
  if (state.data?.planted_at !== null) return null;
  const add = () =>
    plant.mutateAsync().then(
      () => void message.success(t.added),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Button icon={<FlaskConical size={16} />} onClick={add} loading={plant.isPending}>
      {t.add}
    </Button>
  );
}
