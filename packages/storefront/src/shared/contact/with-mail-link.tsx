interface WithMailLinkProps {
  /** A sentence that names the address. */
  readonly text: string;
  readonly email: string;
}

/** The sentence, in which the mail address can be pressed. */
export const WithMailLink = ({ text, email }: WithMailLinkProps) => {
  const [before, after] = text.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
};
