import type { Album, ContentCategory, Photo, Video } from '@caravan/contract';
import type { EditionAlbum } from '../edition.ts';
import { fileAddress, pictureAddress, thumbAddress } from '../file-address.ts';
import { say, type Reading } from '../reading.ts';
import { categoriesOf, inCategory, newestFirst } from './dates-and-categories.ts';

export const videoCategories = (reading: Reading): ContentCategory[] => {
  const { categories, items } = reading.edition.videos;
  return categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
};

export const videoViews = (reading: Reading, category: string | undefined): Video[] =>
  reading.edition.videos.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .toSorted(newestFirst)
    .map(({ id, title, date, category: kind, file, url, cover, duration }) => ({
      id,
      title: say(reading, title),
      date,
      category: kind,
      url: file === null ? (url ?? '') : fileAddress(file),
      hosted: file === null,
      cover: pictureAddress(cover),
      duration,
    }));

const albumView = (reading: Reading, { id, slug, title, date, photos }: EditionAlbum): Album => {
  const [cover] = photos;
  return {
    id,
    slug,
    title: say(reading, title),
    date,
    cover: cover ? pictureAddress(cover) : '',
    photoCount: photos.length,
  };
};

const albumsIn = ({ edition, isShown }: Reading): EditionAlbum[] =>
  edition.albums.filter(isShown).toSorted(newestFirst);

export const albumViews = (reading: Reading): Album[] =>
  albumsIn(reading).map((album) => albumView(reading, album));

/** Photos of an album, or of all of them, the newest album first. */
export const photoViews = (reading: Reading, album: number | undefined): Photo[] =>
  albumsIn(reading)
    .filter(({ id }) => album === undefined || id === album)
    .flatMap(({ id: of, photos }) =>
      photos.map((photo) => ({
        id: photo.id,
        album: of,
        url: pictureAddress(photo),
        thumb: thumbAddress(photo),
        width: photo.width,
        height: photo.height,
        title: say(reading, photo.title),
      })),
    );
