import type { Answers } from '../answers.ts';

/** `demo.ts` of a country outside the repository: its built shop on the embedded database, with demo members and the pretend bank. */
export const demoTs = ({
  val,
  fboPrefix,
}: Answers): string => `// npm run demo: the built shop with demo members (${fboPrefix}000000001, password Aloe-demo-2026) and the pretend bank.
import { createBankSimulator } from '@caravan/bank-simulator';
import { importCatalogue, importContent, importMembers, openDatabase } from '@caravan/server';
import { spawn } from 'node:child_process';
import { country } from './src/country.ts';

const port = Number(process.env['PORT'] ?? 3000);
const bankPort = Number(process.env['BANK_PORT'] ?? port + 1);
const dataDir = process.env['DATA_DIR'] ?? '.data';
const bank = { clientId: 'demo${val}', storeKey: 'demo-store-key-${val}', apiUser: 'demo-api-${val}', apiPassword: 'demo' };

const folder = import.meta.dirname;
const database = await openDatabase({ dataDir });
await database.migrate();
const { rows } = await database.executeSql('select 1 from products where country = $1 limit 1', [country.val]);
if (rows.length === 0) {
  for (const result of [
    await importCatalogue(database, country, folder),
    await importContent(database, country, folder),
    await importMembers(database, country, folder, { production: false, password: 'Aloe-demo-2026' }),
  ])
    if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
}
await database.close();

const { code, isoNumber } = country.currency;
const simulator = await createBankSimulator({
  merchants: [{ ...bank, name: country.engName, currency: { code, isoNumber } }],
});
await simulator.listen({ port: bankPort });

const shop = spawn(process.execPath, ['dist/server/start.js'], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    BANK_URL: \`http://bank.localhost:\${bankPort}/fim/est3Dgate\`,
    BANK_CLIENT_ID: bank.clientId,
    BANK_STORE_KEY: bank.storeKey,
    BANK_API_USER: bank.apiUser,
    BANK_API_PASSWORD: bank.apiPassword,
  },
});
console.log(\`http://\${country.devDomain}:\${port}\`);
const stop = () => shop.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
shop.on('exit', (status) => {
  void simulator.close().then(() => process.exit(status ?? 1));
});
`;
