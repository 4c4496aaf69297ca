type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that index.html shows before the app is there, by their names, until the app's own have taken over. */
const fields = new Map(
  [...document.querySelectorAll<Field>('.early *')].map((field) => [field.name, field]),
);
let lastTyped: Element | null = document.activeElement;
for (const field of fields.values()) {
  field.addEventListener('focus', () => {
    lastTyped = field;
  });
}

/** Typing goes on where it was, unless its owner has gone on to something else. */
function goOnTyping(before: Field, now: HTMLElement): void {
  if (lastTyped === before && document.activeElement === document.body) now.focus();
}

/** Keeps the early fields where they stand while the page draws what is around them. */
export const EarlyFields = ({ name }: { name: string }) => (
  <div
    ref={(place) => {
      const field = fields.get(name);
      if (!place || !field?.parentElement) return;
      place.append(field.parentElement);
      goOnTyping(field, field);
    }}
  />
);

/** Goes on with what was typed into the early field of this name, in the field of the app that has come in its place. */
export function takeOver(name: string, input: Field | null, write: (text: string) => void): void {
  const early = fields.get(name);
  if (!early || !input) return;
  fields.delete(name);
  // Enter sent nothing yet: it began a line.
  const text = early.value.replace(/\n+$/, '');
  if (text !== '') write(text);
  goOnTyping(early, input);
}
