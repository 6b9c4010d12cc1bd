import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { begin, openHouse } from './house';

/** Another program, to which the house may send. */
let program: Server;
const heard: { signed: boolean; what: string }[] = [];
const options: string[] = ['--webhooks'];
beforeAll(async () => {
  program = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      heard.push({ signed: /^t=\d+,v1=[0-9a-f]{64}$/.test(String(request.headers['stammtisch-signature'])), what: (JSON.parse(body) as { what: string }).what });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  options.push('--notices-allow', `127.0.0.1:${(program.address() as AddressInfo).port}`);
});
afterAll(() => void program.close());
// Its server starts after the program.
const house = openHouse('one', options);

it('tells another program, and says beside the address why it may not', async () => {
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3 }, computers: ['regular', 'regular'] });
  await begin(page);
  await page.locator('nav.desk').getByRole('button', { name: 'Notices' }).click();
  const sheet = page.getByRole('dialog');
  const [address, use] = [sheet.getByLabel('Address'), sheet.getByRole('button', { name: 'Use this address' })];
  const problem = sheet.locator('form .problem');

  await address.fill('https://192.168.1.7/secret');
  await use.click();
  await problem.getByText(/\w/).waitFor();
  const [told, pressed] = [await problem.boundingBox(), await use.boundingBox()];
  expect(told!.y - (pressed!.y + pressed!.height)).toBeLessThan(40);
  expect(await violations(page)).toEqual([]);

  await address.fill(`http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`);
  await use.click();
  expect(await sheet.locator('code').innerText()).toMatch(/^[a-z0-9]{32}$/);
  expect(await problem.innerText()).toBe('');
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  await sheet.getByText('arrived.').first().waitFor();
  expect(heard).toEqual([{ signed: true, what: 'test' }]);

  // The key is shown only once; the address stays.
  await page.reload();
  await page.locator('nav.desk').getByRole('button', { name: 'Notices' }).click();
  const remove = sheet.getByRole('button', { name: 'Remove' });
  await remove.waitFor();
  expect(await sheet.locator('code').count()).toBe(0);
  await remove.click();
  await remove.waitFor({ state: 'detached' });
});
