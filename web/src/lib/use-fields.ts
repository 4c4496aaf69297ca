import { useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { takeOver } from './early-fields';

/** What is wrong with each field, by its name: the first thing only. */
function problemsOf(error: z.core.$ZodError | undefined): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}

/**
 * A few fields of text and the schema that they have to pass. Nothing is said of a field before the first attempt to
 * submit, afterwards with every change. The sign-in page stands on this: react-hook-form would be 14 kB of its budget.
 */
export function useFields<Name extends string, Output>(
  schema: z.ZodMiniType<Output>,
  initial: Record<Name, string>,
) {
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const inputs = useRef<Partial<Record<string, HTMLInputElement | null>>>({});
  const write = (name: string, value: string) => setValues((last) => ({ ...last, [name]: value }));
  useLayoutEffect(() => {
    for (const name in inputs.current) {
      takeOver(name, inputs.current[name] ?? null, (value) => write(name, value));
    }
  }, []);
  const problems = isTried ? problemsOf(schema.safeParse(values).error) : {};

  /** Props of the input of a field. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(name, target.value),
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  /** Hands the values over when they pass; otherwise leads to the first field that does not. */
  const submit = (act: (values: Output) => void) => (event?: SubmitEvent) => {
    event?.preventDefault();
    const { data, error } = schema.safeParse(values);
    if (data !== undefined) {
      act(data);
      return;
    }
    setTried(true);
    const found = problemsOf(error);
    const first = Object.keys(values).find((name) => found[name] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  };

  return { field, submit };
}
