import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Fields } from './hash.ts';

/** Names under `localhost` are this machine, whatever its resolver thinks of them (browsers do the same). */
const connectHost = (hostname: string) => (/(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname);

/**
 * Tells the shop's server the answer directly (`callbackUrl`), so that a payment is known even if the browser never comes
 * back. Gives up after `timeout` milliseconds; whether it arrived is the only result.
 */
export const notifyShop = async (address: string, fields: Fields, timeout = 5_000): Promise<boolean> => {
  const url = new URL(address);
  const body = new URLSearchParams(fields).toString();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const outgoing = send(
      {
        method: 'POST',
        host: connectHost(url.hostname),
        ...(url.port === '' ? {} : { port: url.port }),
        path: url.pathname + url.search,
        timeout,
        servername: url.hostname,
        headers: {
          host: url.host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          accept: 'text/plain',
        },
      },
      (response) => {
        response.resume();
        resolve((response.statusCode ?? 500) < 300);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => {
      resolve(false);
    });
    outgoing.end(body);
  });
};
