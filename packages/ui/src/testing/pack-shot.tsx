import { Picture } from '../picture/picture.tsx';

interface PackShotProps {
  /** Colour of the bottle. */
  colour?: string;
  alt?: string;
  priority?: boolean;
}

/** A drawn bottle for stories, where the shop has photographs. */
export const PackShot = ({ colour = '#2b7556', alt = '', priority = false }: PackShotProps) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><ellipse cx="160" cy="276" rx="62" ry="9" fill="#16211c" opacity=".22"/><rect x="138" y="52" width="44" height="30" rx="7" fill="#0f4c3a"/><rect x="122" y="84" width="76" height="190" rx="20" fill="${colour}"/><rect x="128" y="150" width="64" height="66" rx="4" fill="#fffdf6"/><path d="M160 160c10 9 13 17 12 25-1 8-6 13-12 16-6-3-11-8-12-16-1-8 2-16 12-25Z" fill="#0f4c3a"/></svg>`;
  return (
    <Picture
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      width={320}
      height={320}
      alt={alt}
      priority={priority}
    />
  );
};
