import { Form, type FormItemProps, type FormRule } from 'antd';
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

interface Listener {
  /** The problem of each input below whose text is invalid. */
  problems: Map<string, string>;
  /** The form item shows the problems; without one, each input does. */
  showsProblems: boolean;
}

const ListenerContext = createContext<Listener | null>(null);

/** A form item around an input whose text may be invalid: it shows the problem and blocks the form. */
export function ErrorItem({ rules = [], ...item }: Omit<FormItemProps, 'rules'> & { rules?: FormRule[] }) {
  const [listener] = useState<Listener>(() => ({ problems: new Map(), showsProblems: true }));
  const isValue: FormRule = {
    validator: () => {
      const [problem] = listener.problems.values();
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
  /** A text that is still being typed is not an error; afterwards the message follows the text. */
  const [isLeft, setLeft] = useState(false);
  return (
    <ListenerContext value={listener}>
      <div style={{ display: 'contents' }} onBlurCapture={() => setLeft(true)}>
        <Form.Item
          {...item}
          rules={[isValue, ...rules]}
          validateFirst
          validateTrigger={isLeft ? ['onChange', 'onBlur'] : ['onBlur']}
        />
      </div>
    </ListenerContext>
  );
}

/**
 * Collects problems outside of forms: `<Refusals value={refusals}>` surrounds the inputs, and the screen sends nothing
 * while one of them has a problem.
 */
export const Refusals = ListenerContext;

export function useRefusals() {
  const [listener] = useState<Listener>(() => ({ problems: new Map(), showsProblems: false }));
  const firstRefused = (): string | undefined => [...listener.problems.values()][0];
  return { refusals: listener, firstRefused, isRefused: () => listener.problems.size > 0 };
}

/** For inputs: `report` sets or clears the problem of the text; `message` shows it below the input. */
export function useRefusal() {
  const id = useId();
  const listener = useContext(ListenerContext);
  const [problem, setProblem] = useState<string>();
  const report = useCallback(
    (found: string | undefined) => {
      setProblem(found);
      if (found) listener?.problems.set(id, found);
      else listener?.problems.delete(id);
    },
    [listener, id],
  );
  useEffect(() => () => void listener?.problems.delete(id), [listener, id]);
  const message = problem && !listener?.showsProblems && (
    <span role="alert" className="refused">
      {problem}
    </span>
  );
  return { problem, report, message };
}
