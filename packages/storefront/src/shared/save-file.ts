/** Has the browser save a text or bytes under a name. */
export const saveFile = (name: string, data: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
