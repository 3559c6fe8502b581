/**
 * Posts a form with a few fields more, which are part of the document only for that moment: nothing of a card is found in
 * the page afterwards, nor when the browser brings it back (PAY-1).
 */
export const postWith = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): void => {
  const added = Object.entries(fields).map(([name, value]) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    return input;
  });
  form.append(...added);
  form.submit();
  for (const input of added) input.remove();
};
