import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const SAMPLE = new URL('../../../deploy/nginx/sub-path.conf', import.meta.url);

/** Below the ports that systems give to whoever asks for any: between the look and the use nobody else takes one of these. */
const PORTS = { from: 20_000, to: 32_000 };

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)));
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Where nginx is: found and, on Debian, installed by `cargo xtask test`. */
function program(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = process.env['NGINX'] ?? folders.map((folder) => join(folder, 'nginx')).find((place) => existsSync(place));
  if (!found) throw new Error('nginx is missing: `sudo apt-get install nginx-light` (Debian), or set NGINX to its path');
  return found;
}

/** Our sample for a site that has us below a path, in an nginx with a certificate of its own. */
export class Nginx {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    /** What the server has to be told of its surroundings. */
    readonly options: readonly string[],
  ) {}

  /** Before a server at the port `upstream`, below this path, as in `/tavern`. */
  static async start(upstream: number, path: string): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'stammtisch-nginx-'));
    // Started by the superuser, it works as somebody else, who has to get in.
    await chmod(folder, 0o755);
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const made = spawnSync('openssl', ['req', '-x509', ...curve, '-keyout', 'key.pem', '-out', 'certificate.pem'], { cwd: folder });
    if (made.status !== 0) throw new Error(`openssl makes no certificate: ${String(made.stderr)}`);
    const port = await freePort();
    const sample = (await readFile(SAMPLE, 'utf8')).replaceAll('/tavern', path).replace('127.0.0.1:7411', `127.0.0.1:${upstream}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const site = `listen 127.0.0.1:${port} ssl http2;\nserver_name localhost;\nssl_certificate certificate.pem;\nssl_certificate_key key.pem;\n${sample}`;
    const http = [`log_format asked '$request_uri';`, `access_log ${folder}/asked asked;`, ...temporary, `server {\n${site}\n}`];
    const whole = ['daemon off;', 'worker_processes 1;', `pid ${folder}/pid;`, 'error_log stderr notice;', 'events { worker_connections 128; }', `http {\n${http.join('\n')}\n}`];
    await writeFile(join(folder, 'nginx.conf'), whole.join('\n'));
    const options = ['--listen', `127.0.0.1:${upstream}`, '--public-url', `https://localhost:${port}`, '--base-path', path];
    const nginx = new Nginx(folder, port, options);
    await nginx.begin();
    return nginx;
  }

  private async begin(): Promise<void> {
    const child = spawn(program(), ['-e', 'stderr', '-p', this.folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        // It listens before it has anybody to work.
        if (said.includes('start worker process')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${said}`)));
      child.once('error', reject);
    });
  }

  private async end(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    // Killed, it would leave its worker behind.
    this.child.kill('SIGTERM');
    await gone;
  }

  /** Every connection breaks, and new ones are taken. */
  async restart(): Promise<void> {
    await this.end();
    await this.begin();
  }

  /** The path of every request that came to an end. */
  async asked(): Promise<string[]> {
    return (await readFile(join(this.folder, 'asked'), 'utf8')).trim().split('\n');
  }

  async stop(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
