import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { credentialsSchema, type Credentials } from '@contract';
import { useFields } from './use-fields';

function Example({ onSubmit }: { onSubmit: (values: Credentials) => void }) {
  const { field, submit } = useFields(credentialsSchema, { email: '', password: '' });
  const { error: emailError, inputRef: emailRef, ...email } = field('email');
  const { error: passwordError, inputRef: passwordRef, ...password } = field('password');
  return (
    <form noValidate onSubmit={submit(onSubmit)}>
      <input aria-label="Correo" ref={emailRef} {...email} />
      {emailError}
      <input aria-label="Clave" ref={passwordRef} {...password} />
      {passwordError}
      <button>Enviar</button>
    </form>
  );
}

const WRONG_EMAIL = 'Escribe un correo válido.';
const input = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole('button');

describe('fields', () => {
  it('say nothing before the first attempt', async () => {
    const person = userEvent.setup();
    render(<Example onSubmit={jest.fn()} />);
    await person.type(input('Correo'), 'lucia');
    expect(screen.queryByText(WRONG_EMAIL)).toBeNull();
  });

  it('lead to the first one that does not pass, and forgive as soon as it does', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Example onSubmit={onSubmit} />);
    await person.type(input('Correo'), 'lucia');
    await person.click(send());
    expect(input('Correo')).toHaveFocus();
    expect(screen.getByText(new RegExp(WRONG_EMAIL))).toBeVisible();
    await person.type(input('Correo'), '@guantera.test');
    expect(screen.queryByText(new RegExp(WRONG_EMAIL))).toBeNull();
    await person.click(send());
    expect(input('Clave')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hand over what the schema made of them', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Example onSubmit={onSubmit} />);
    await person.type(input('Correo'), ' lucia@guantera.test ');
    await person.type(input('Clave'), 'buena-clave{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'lucia@guantera.test',
      password: 'buena-clave',
    });
  });
});
