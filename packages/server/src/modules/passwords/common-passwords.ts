/** How many of the most common passwords are refused (PWD-3). */
const refused = 3000;

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Read when somebody chooses a password for the first time: the list is long. */
const load = async (least: number): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Ordered by how often they are met; shorter ones are refused for that already.
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= least).slice(0, refused));
};

/** The least length of any country's passwords. */
const shortest = 6;

/** Whether a password is among those that are tried first, in capital or small letters. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loaded ??= load(shortest);
  return (await loaded).has(password.toLowerCase());
};
