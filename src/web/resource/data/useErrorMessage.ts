import { App } from 'antd';

/** For a press that has no form beside which its failure could stand: `mutate(input, { onError: sayFailure })`. */
export function useErrorMessage(): (error: Error) => void {
  const { message } = App.useApp();
  return (error) => void message.error(error.message);
}
