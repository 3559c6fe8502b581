/** Pixels of a side: the server keeps half as many, and a whole photo takes long on a slow line. */
const side = 512;
/** Bytes that the server takes (ACC-3). */
export const mostPictureBytes = 5 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A chosen picture: what is sent, and an address at which it can be looked at meanwhile. */
export interface PickedPicture {
  readonly file: Blob;
  readonly preview: string;
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

/** The middle square of a picture, upright and small. */
const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const length = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, length);
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (picture.width - length) / 2,
      (picture.height - length) / 2,
      length,
      length,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  picture.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  return made ?? file;
};

/** A picture made ready to be sent; null for what the browser cannot show. A browser that cannot shrink sends it as it is. */
export const readPicture = async (file: File): Promise<PickedPicture | null> => {
  try {
    const small = 'createImageBitmap' in window ? await shrink(file) : file;
    return { file: small, preview: await dataUrl(small) };
  } catch {
    return null;
  }
};
