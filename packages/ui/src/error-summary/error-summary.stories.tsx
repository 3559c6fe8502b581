import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Проверьте форму',
    errors: [
      { field: 'phone', message: 'В номере телефона 9 цифр, здесь 7' },
      { message: 'Адрес вне зоны доставки' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      <TextField
        id="phone"
        label="Телефон"
        defaultValue="7001234"
        error="В номере телефона 9 цифр, здесь 7"
      />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /9 цифр/ }));
    await expect(canvas.getByLabelText('Телефон')).toHaveFocus();
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    title: 'შეამოწმეთ შევსებული ინფორმაცია',
    errors: [
      { field: 'phone', message: 'ტელეფონის ნომერი უნდა შედგებოდეს ცხრა ციფრისგან' },
      { message: 'ელექტრონული ფოსტის მისამართი არასწორია' },
      { message: 'აირჩიეთ მიწოდების მუნიციპალიტეტი სიიდან' },
      { message: 'დაეთანხმეთ დისტანციური გაყიდვის ხელშეკრულებას' },
    ],
  },
};
export const NothingWrong: Story = { args: { errors: [] } };
