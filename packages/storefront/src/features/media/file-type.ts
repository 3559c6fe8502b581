const spelled: Readonly<Record<string, string>> = { webp: 'WebP', webm: 'WebM' };

/** What a file is, by the ending of its name: `PDF`. Empty for a name without one. */
export const fileType = (name: string): string => {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  return spelled[ending] ?? ending.toUpperCase();
};

/** Whether a file is a picture that any browser shows. */
export const isPicture = (name: string): boolean => /\.(?:avif|gif|jpe?g|png|webp)$/i.test(name);
