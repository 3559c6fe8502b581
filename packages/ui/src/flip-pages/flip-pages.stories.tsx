import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../picture/picture.tsx';
import { FlipControls } from './flip-controls.tsx';
import { FlipPages } from './flip-pages.tsx';

const sheet = (place: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="${place % 2 ? '#fffdf6' : '#f4f8f3'}"/><text x="450" y="660" font-size="200" text-anchor="middle" fill="#0f4c3a">${place}</text></svg>`,
  )}`;

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place,
    picture: <Picture src={sheet(place + 1)} alt={`Страница ${place + 1}`} width={900} height={1200} />,
  }));

const controls = (count: number) => (
  <FlipControls
    counter={(first, last) =>
      first === last ? `Страница ${first} из ${count}` : `Страницы ${first}–${last} из ${count}`
    }
    previousLabel="Предыдущая страница"
    nextLabel="Следующая страница"
  />
);

const meta = {
  title: 'Content/FlipPages',
  component: FlipPages,
  subcomponents: { FlipControls },
  args: { label: 'Каталог: страницы', pages: pagesOf(8), controls: controls(8) },
} satisfies Meta<typeof FlipPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = { tags: ['wide'] };
export const Turned: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    const on = canvas.getByRole('button', { name: 'Следующая страница' });
    const wide = window.innerWidth >= 768;
    await userEvent.click(on);
    await canvas.findByText(wide ? 'Страницы 2–3 из 8' : 'Страница 2 из 8');
    const row = canvas.getByRole('list').getBoundingClientRect();
    const second = canvas.getByAltText('Страница 2');
    await waitFor(() => expect(second.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left));
    if (wide)
      await waitFor(() =>
        expect(canvas.getByAltText('Страница 3').getBoundingClientRect().right).toBeLessThanOrEqual(
          row.right,
        ),
      );
  },
};
export const AtTheEnd: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{End}');
    await canvas.findByText('Страница 8 из 8');
    // The way there is long and smooth.
    await waitFor(
      () => {
        const row = canvas.getByRole('list').getBoundingClientRect();
        const { left, right } = canvas.getByAltText('Страница 8').getBoundingClientRect();
        return expect(Math.abs(left + right - row.left - row.right)).toBeLessThan(4);
      },
      { timeout: 5000 },
    );
    await expect(canvas.getByText('Страница 8 из 8')).toBeVisible();
  },
};
export const WithoutScripts: Story = { tags: ['wide'], args: { controls: undefined } };
export const OddNumber: Story = { tags: ['wide'], args: { pages: pagesOf(5), controls: controls(5) } };
export const RightToLeft: Story = {
  tags: ['wide'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText(window.innerWidth >= 768 ? 'Страницы 2–3 из 8' : 'Страница 2 из 8');
  },
};
