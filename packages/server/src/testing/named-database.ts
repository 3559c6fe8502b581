import { asAdmin, nameIn } from './postgres.ts';

/**
 * Makes a database of a name on a server (an address without a database), in the place of an older one: an empty one, or a copy of
 * `template`, to which nobody may be connected. Gives its address.
 */
export const makeNamedDatabase = (server: string, name: string, template?: string): Promise<string> =>
  asAdmin(server, async (client) => {
    await client.query(`drop database if exists "${name}" with (force)`);
    const copied = template === undefined ? '' : ` template "${template}" strategy file_copy`;
    await client.query(`create database "${name}"${copied}`);
    return nameIn(server, name);
  });
