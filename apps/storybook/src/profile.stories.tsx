import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfile } from './sample-member.ts';
import { reading, screens, withFacts, type ScreenProps } from './screen.tsx';

const user = 'GET users/3/';

const meta = {
  title: 'Screens/Profile',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/profile', member: true },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const WithoutAddresses: Story = { args: { answers: { 'GET users/address/': [] } } };
/** What is known of somebody who registered with little: no phone, no news, one device. */
export const LittleKnown: Story = {
  args: {
    answers: withFacts(user, {
      profile: {
        ...sampleProfile,
        phone: null,
        birthDate: null,
        nationalNumber: null,
        address: null,
        newsletter: false,
      },
    }),
  },
};
/** It is changed on the site of the member’s own country. */
export const FromAnotherCountry: Story = {
  args: {
    answers: withFacts(user, {
      profile: { ...sampleProfile, editable: false, homeSite: 'https://shop.example' },
    }),
  },
};
/** The link that was mailed to a new address was opened. */
export const EmailConfirmed: Story = { args: { path: '/profile?email=confirmed' } };
export const Unreachable: Story = { args: { answers: { 'GET users/sessions/': undefined } } };
