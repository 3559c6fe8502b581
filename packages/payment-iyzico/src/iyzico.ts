import type { GatewayVariable, PaymentGateway } from '@caravan/server';
import { createIyzico } from './create-iyzico.ts';

const isPublic = (address: string): boolean =>
  address.startsWith('https:') && !/(?:^|\.)localhost$|^sandbox-/.test(new URL(address).hostname);

const address = (meaning: string, example: string): GatewayVariable => ({
  meaning,
  example,
  needed: 'always',
  told: true,
  must: 'an address like https://api.iyzipay.com',
  passes: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  inProduction: { must: 'be an https address in production, not the sandbox’s', passes: isPublic },
});

/** Refuses how the keys of iyzico's sandbox begin, and those of the simulator. */
const key = (meaning: string, example: string): GatewayVariable => ({
  meaning,
  example,
  needed: 'always',
  must: 'at least 8 characters without spaces',
  passes: (value) => /^\S{8,200}$/.test(value),
  inProduction: {
    must: 'not be the sandbox’s in production',
    passes: (value) => !/^(?:sandbox|demo)-/.test(value),
  },
});

/** iyzico's checkout form as the gateway of a country: what the operator says of it, and how it is made. */
export const iyzico: PaymentGateway = {
  variables: {
    IYZICO_API_URL: address('iyzico’s server', 'https://api.iyzipay.com'),
    IYZICO_PAGE_URL: address('where buyers type their card', 'https://cpp.iyzipay.com'),
    IYZICO_MERCHANT_ID: {
      meaning: 'the shop’s number at iyzico, under which payments are counted',
      example: '3391000',
      needed: 'always',
      told: true,
      must: 'letters and digits, at most 15',
      passes: (value) => /^[A-Za-z0-9]{1,15}$/.test(value),
      inProduction: {
        must: 'not be the simulator’s in production',
        passes: (value) => !value.startsWith('demo'),
      },
    },
    IYZICO_API_KEY: key('the key that names the shop', 'a-long-api-key-of-iyzico'),
    IYZICO_SECRET_KEY: key('the secret that signs questions and answers', 'a-long-secret-key-of-iyzico'),
  },
  connect: ({
    IYZICO_API_URL: apiUrl = '',
    IYZICO_PAGE_URL: pageUrl = '',
    IYZICO_MERCHANT_ID: merchantId = '',
    IYZICO_API_KEY: apiKey = '',
    IYZICO_SECRET_KEY: secretKey = '',
  }) => {
    const merchant = { apiUrl: apiUrl.replace(/\/+$/, ''), pageUrl, merchantId, apiKey, secretKey };
    return (facts) => createIyzico(merchant, facts);
  },
};
