/** Has the browser save a text under a name. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
