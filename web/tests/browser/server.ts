import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = (): string => {
  const path = process.env['STAMMTISCH_BIN'];
  if (!path) throw new Error('STAMMTISCH_BIN must name the program');
  return path;
};

/** A server of the test's own, with a folder of its own; computer players answer at once. */
export class Server {
  private constructor(
    private child: ChildProcess,
    private readonly data: string,
    readonly url: string,
    private readonly options: readonly string[],
  ) {}

  static async start(options: readonly string[] = []): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), 'stammtisch-test-'));
    const { child, url } = await Server.spawn(data, '127.0.0.1:0', options);
    return new Server(child, data, url, options);
  }

  /** Listens there, if the options don't say otherwise. */
  private static async spawn(data: string, listen: string, options: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(program(), ['serve', ...(options.includes('--listen') ? [] : ['--listen', listen]), '--data', data, '--computer-delay', '0', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /https?:\/\/[\w.:[\]-]+\/(\w+\/)?/.exec(said);
        if (found) resolve(found[0]);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      child.once('error', reject);
    });
    return { child, url };
  }

  /** As losing power would: no farewell, nothing written down. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Starts again on the same folder and the same port. */
  async restart(): Promise<void> {
    const { child } = await Server.spawn(this.data, new URL(this.url).host, this.options);
    this.child = child;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
