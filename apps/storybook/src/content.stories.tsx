import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '@caravan/storefront/testing';
import { expect, waitFor } from 'storybook/test';
import { hasHeading, reading, screens, type ScreenProps } from './screen.tsx';

const meta = {
  title: 'Screens/Company',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/forever/about-us' },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutUs: Story = {};
export const WhyForever: Story = { args: { path: '/forever/why-forever' } };
export const MarketingPlan: Story = { args: { path: '/forever/marketing-plan' } };
export const Events: Story = { args: { path: '/forever/events' } };
export const NoEvents: Story = {
  args: {
    path: '/forever/events',
    answers: {
      'GET event/page/': {
        title: 'Events',
        description: '',
        body: '',
        date: '2026-11-01',
        picture: null,
        cards: [],
      },
    },
  },
};
export const Incentives: Story = { args: { path: '/forever/incentives' } };
export const Tools: Story = { args: { path: '/forever/tools' } };
export const Questions: Story = { args: { path: '/forever/faq' } };
export const QuestionsOfTopic: Story = { args: { path: '/forever/faq?category=delivery' } };
export const QuestionsNotFound: Story = { args: { path: '/forever/faq?q=zebra' } };
export const Contact: Story = { args: { path: '/forever/contact-us' } };
export const ContactWithoutOffices: Story = {
  args: { path: '/forever/contact-us', answers: { 'GET location/office/': [] } },
};
/** What is missing is told above the form and beside its fields. */
export const ContactIncomplete: Story = {
  args: { path: '/forever/contact-us' },
  play: async (context) => {
    await hasHeading(context);
    const { canvasElement } = context;
    canvasElement.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeVisible());
  },
};
export const PrivacyPolicy: Story = { args: { path: '/privacy-policy' } };
export const FormerPrivacyPolicy: Story = { args: { path: '/privacy-policy?version=2' } };
export const UnknownPage: Story = {
  args: { answers: { 'GET page/about-us/': answer(404, { detail: '', code: 'not_found' }) } },
};
export const Unreachable: Story = { args: { answers: { 'GET page/about-us/': undefined } } };
