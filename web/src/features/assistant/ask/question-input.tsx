import { InputBase } from '@mui/material';
import type { KeyboardEvent, Ref } from 'react';
import { MAX_QUESTION_LENGTH } from '@contract';

type Props = {
  text: string;
  inputRef: Ref<HTMLTextAreaElement>;
  placeholder: string;
  /** What is said about the box. */
  noticeId: string;
  /** Lines that are there from the beginning, and those that it grows to. */
  lines: readonly [least: number, most: number];
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => void;
  /** How much room is left around what is written, and how large it is. */
  room: { px?: number; py: number; fontSize?: string };
};

/** Where a question is written; the frame around it shows the focus. */
export function QuestionInput(props: Props) {
  const { text, inputRef, placeholder, noticeId, lines, onChange, onKeyDown, room } = props;
  const [least, most] = lines;
  return (
    <InputBase
      multiline
      fullWidth
      // It grows by CSS: MUI's own component measures the whole page for that.
      inputComponent="textarea"
      value={text}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={placeholder}
      slotProps={{
        input: {
          ...{ 'aria-label': 'Tu pregunta', 'aria-describedby': noticeId, rows: least },
          ...{ maxLength: MAX_QUESTION_LENGTH, enterKeyHint: 'search' },
        },
      }}
      sx={{
        ...room,
        lineHeight: 1.5,
        '& :focus-visible': { outline: 'none' },
        '& textarea': { fieldSizing: 'content', maxHeight: `${most}lh` },
        '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  );
}
