import { createServer as createSocket, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery } from '../../testing/journey.ts';
import { drainJobs } from '../jobs/index.ts';

const received: string[] = [];
let busy = false;
let smtp: Server;
let server: TestServer;

/** Connections that were made, and those that are open. */
let made = 0;
const open = new Set<Socket>();

/** Just enough of a mail server: takes letters, or says that it is busy. */
const mailServer = (): Server =>
  createSocket((socket) => {
    made += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    socket.on('data', (chunk) => {
      const text = chunk.toString('utf8');
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = null;
        say('250 taken');
        return;
      }
      if (/^(EHLO|HELO)/i.test(text)) say('250 mail.example');
      else if (/^MAIL/i.test(text)) say(busy ? '451 busy' : '250 ok');
      else if (/^DATA/i.test(text)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else say('250 ok');
    });
    socket.on('error', () => socket.destroy());
  });

beforeAll(async () => {
  smtp = mailServer();
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server = await createTestServer({ settings: { smtpUrl: `smtp://127.0.0.1:${port}` } });
});

afterAll(async () => {
  await server.close();
  smtp.close();
});

it('SRV-8 ORD-5 F26 goes out by SMTP; a busy mail server delays a mail, it does not lose or double it', async () => {
  const novus = await logInBuyer(server, '999000000005');
  busy = true;
  const order = await novus.buy('100', 4, onDelivery);
  await expect(drainJobs(server.app)).rejects.toThrow('busy');
  expect(received).toEqual([]);
  busy = false;
  await drainJobs(server.app);
  await drainJobs(server.app);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <received.${order.code}@shop.example>`);
  expect(received[0]).toContain('To: 999000000005@mail.example');
  expect(received[0]).toContain('From: shop@shop.example');
});

it('SRV-15 mails share connections, which end with the server', async () => {
  const { api } = server;
  const before = made;
  for (let time = 0; time < 4; time += 1) {
    server.clock.pass(1);
    await api('POST', 'newsletter/', { body: { email: `reader${time}@mail.example` } });
    await drainJobs(server.app);
  }
  expect(received.filter((mail) => /To: reader\d@mail\.example/.test(mail))).toHaveLength(4);
  expect(made - before).toBeLessThanOrEqual(1);
  expect(open.size).toBeGreaterThan(0);
  await server.app.close();
  await expect.poll(() => open.size).toBe(0);
});
