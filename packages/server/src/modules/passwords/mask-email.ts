/** An address that its owner knows again and nobody else learns: `a•••@mail.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
};
