import type { ShopSettings } from '../config/settings.ts';

/** Settings of a server under test: nothing leaves the machine, every answer is checked against the contract. */
export const testSettings = (settings: Partial<ShopSettings> = {}): ShopSettings => ({
  production: false,
  origin: 'http://shop.example',
  dataDir: null,
  smtpUrl: null,
  mailFrom: 'shop@shop.example',
  operatorMail: 'operator@shop.example',
  bank: {
    gatewayUrl: 'http://bank.localhost/fim/est3Dgate',
    clientId: '100',
    storeKeys: ['secret-key'],
    api: null,
  },
  trustedProxy: [],
  checkAnswers: true,
  jobsByHand: true,
  ...settings,
});
