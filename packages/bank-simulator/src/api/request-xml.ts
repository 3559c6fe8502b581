/** Bytes as text in the encoding that the XML declares; UTF-8 when it declares none of the two in use. */
const decoded = (bytes: Buffer): string => {
  const declared = /^[^>]{0,40}encoding=["'](iso-8859-9|utf-8)["']/i.exec(bytes.toString('latin1', 0, 100));
  return new TextDecoder(declared?.[1] ?? 'utf-8').decode(bytes);
};

/** The XML of a request in any of the three forms in use: the form field `DATA`, or the XML itself under any content type. */
export const requestXml = (body: Buffer): string => {
  const text = decoded(body);
  return text.trimStart().startsWith('<') ? text : (new URLSearchParams(text).get('DATA') ?? '');
};
