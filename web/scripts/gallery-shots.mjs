// Screenshots of the gallery: every scene at three sizes in both themes, into shots/. Arguments pick scenes by name.
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const wanted = process.argv.slice(2);
const scenes = ['order', 'order-six', 'innkeeper', 'bill', 'german', 'play', 'help', 'parts'].filter((s) => wanted.length === 0 || wanted.includes(s));
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, flat: { width: 844, height: 390 } };

const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const address = server.httpServer?.address();
if (!address || typeof address === 'string') throw new Error('no port');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
await mkdir('shots', { recursive: true });
try {
  for (const [name, viewport] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport });
    page.on('pageerror', (error) => console.error(error.message));
    for (const theme of ['light', 'dark']) {
      for (const scene of scenes) {
        await page.goto(`http://127.0.0.1:${address.port}/gallery.html?scene=${scene}&theme=${theme}`);
        await page.waitForSelector('main, dialog');
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => Promise.all(document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity).map((a) => a.finished)));
        await page.screenshot({ path: `shots/${scene}-${name}-${theme}.png`, fullPage: scene === 'parts' || scene === 'help' });
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
