import { useState, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { said } from './said';

type Values = Record<string, string>;

/** What is wrong with a form, by field. */
const problemsOf = (error: z.core.$ZodError): Values =>
  Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));

export function focusOn(form: HTMLFormElement, name: string | undefined): void {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * A short form: its values as typed, its schema's sentences beside the fields, the focus on the first wrong one. A field in
 * which nothing was typed follows `initial`.
 */
export function useFields<Name extends string, Output>(
  initial: Record<Name, string>,
  schema: z.ZodMiniType<Output>,
) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const values: Record<Name, string> = { ...initial, ...typed };
  const [problems, setProblems] = useState<Values>({});

  const fieldOf = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name] ? said(problems[name]) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((last) => ({ ...last, [name]: target.value }));
      setProblems((last) => ({ ...last, [name]: '' }));
    },
  });

  const submit =
    (onValid: (output: Output) => void, onRefused?: () => void) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const parsed = schema.safeParse(values);
      if (parsed.success) {
        setProblems({});
        onValid(parsed.data);
        return;
      }
      const found = problemsOf(parsed.error);
      setProblems(found);
      focusOn(
        event.currentTarget,
        Object.keys(values).find((name) => found[name]),
      );
      onRefused?.();
    };

  return { values, fieldOf, submit };
}
