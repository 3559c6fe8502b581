import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Lightbox } from './lightbox.tsx';

const scene = (sky: string, hill: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${sky}"/><circle cx="860" cy="240" r="90" fill="#fff" opacity=".7"/><path d="M0 560 300 360l260 180 240-140 400 220v180H0Z" fill="${hill}"/></svg>`,
  )}`;

const pictures = [
  { id: 1, src: scene('#cfe3dc', '#2b7556'), alt: 'Ряды алоэ до горизонта' },
  { id: 2, src: scene('#f3d9b8', '#8a5a34'), alt: 'Рассвет над полем' },
  { id: 3, src: scene('#b9c9e2', '#24385e'), alt: 'Вечер в горах' },
].map((picture) => ({ ...picture, width: 1200, height: 800 }));

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: {
    pictures,
    place: 0,
    onPlaceChange: () => {},
    onClose: () => {},
    title: 'Поездка на плантацию',
    counter: 'Фото 1 из 3',
    closeLabel: 'Закрыть',
    previousLabel: 'Предыдущее фото',
    nextLabel: 'Следующее фото',
    zoomInLabel: 'Увеличить',
    zoomOutLabel: 'Уменьшить',
  },
  render: function Album(args) {
    const [open, setOpen] = useState(false);
    const [place, setPlace] = useState(args.place);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        {open && (
          <Lightbox
            {...args}
            place={place}
            onPlaceChange={setPlace}
            onClose={() => setOpen(false)}
            counter={`Фото ${place + 1} из ${args.pictures.length}`}
          />
        )}
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
};

export const Opened: Story = { tags: ['wide'], play: open };
export const LeafedThrough: Story = {
  tags: ['wide'],
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByAltText('Вечер в горах')).toBeVisible());
    const picture = canvas.getByAltText('Вечер в горах').getBoundingClientRect();
    await expect(picture.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const GivesTheFocusBack: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByAltText('Рассвет над полем')).toBeVisible());
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    title: 'საქართველოს მეწარმეთა ყოველწლიური შეხვედრა და დაჯილდოების საღამო',
    pictures: pictures.map((picture) => ({
      ...picture,
      alt: 'დამსახურებული ჯილდო ახალ სუპერვაიზორს, რომელიც მთელი წლის განმავლობაში ემზადებოდა ამ დღისთვის',
    })),
  },
  play: open,
};
