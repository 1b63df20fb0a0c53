import { Form, type FormItemProps, type FormRule } from 'antd';
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

interface Listener {
  /** Why the text of an input below is no value, by the input. */
  problems: Map<string, string>;
  /** A form's item says it; elsewhere the input does. */
  saysIt: boolean;
}

const ListenerContext = createContext<Listener | null>(null);

/** A form's item around an input whose text may be no value: that is said beside it, and the form is not sent. */
export function ErrorItem({ rules = [], ...item }: Omit<FormItemProps, 'rules'> & { rules?: FormRule[] }) {
  const [listener] = useState<Listener>(() => ({ problems: new Map(), saysIt: true }));
  const isValue: FormRule = {
    validator: () => {
      const [problem] = listener.problems.values();
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
  return (
    <ListenerContext value={listener}>
      <Form.Item {...item} rules={[isValue, ...rules]} validateFirst validateTrigger={['onChange', 'onBlur']} />
    </ListenerContext>
  );
}

/** Where no form listens: `<Refusals value={refusals}>` around the inputs; nothing is sent while one of them has a problem. */
export const Refusals = ListenerContext;

export function useRefusals() {
  const [listener] = useState<Listener>(() => ({ problems: new Map(), saysIt: false }));
  const firstRefused = (): string | undefined => [...listener.problems.values()][0];
  return { refusals: listener, firstRefused, isRefused: () => listener.problems.size > 0 };
}

/** For an input: `tell` why its text is no value, or that it is one again; `said` stands below it. */
export function useRefusal() {
  const id = useId();
  const listener = useContext(ListenerContext);
  const [problem, setProblem] = useState<string>();
  const tell = useCallback(
    (found: string | undefined) => {
      setProblem(found);
      if (found) listener?.problems.set(id, found);
      else listener?.problems.delete(id);
    },
    [listener, id],
  );
  useEffect(() => () => void listener?.problems.delete(id), [listener, id]);
  const said = problem && !listener?.saysIt && (
    <span role="alert" className="refused">
      {problem}
    </span>
  );
  return { problem, tell, said };
}
