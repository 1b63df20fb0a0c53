import { App } from 'antd';

/** Shows the failure of an action without a form: `mutate(input, { onError: sayFailure })`. */
export function useErrorMessage(): (error: Error) => void {
  const { message } = App.useApp();
  return (error) => void message.error(error.message);
}
