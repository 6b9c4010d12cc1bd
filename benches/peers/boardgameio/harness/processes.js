// What the system says of processes, from /proc; other systems than Linux have none.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** How often a watched process is looked at, in milliseconds. */
const LOOK = 50;

/** The fields of /proc/PID/stat behind the name, which may have spaces and brackets in it; null if there is no such process. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** The processes that this one has started and that still run. */
export function childrenOf(pid) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((one) => stat(one)?.[1] === String(pid)).map(Number);
}

/** With which arguments a process runs. */
export function argumentsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Looks at a process all along, so that it can be asked later what it used in a time that was not known beforehand. */
export class Watch {
  #looks = [];
  #timer;
  #tick = 1 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

  constructor(pid) {
    const look = () => {
      const fields = stat(pid);
      if (fields === null) return;
      // utime, stime, cutime and cstime: all threads, those that have ended too, and children that were waited for.
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      this.#looks.push({ at: Date.now() / 1000, cpu: ticks * this.#tick });
    };
    look();
    this.#timer = setInterval(look, LOOK);
  }

  /** Looks no more. */
  end() {
    clearInterval(this.#timer);
  }

  /** The seconds that the process had a core between two times in seconds since 1970. */
  cpuBetween(from, to) {
    return cpuAt(this.#looks, to) - cpuAt(this.#looks, from);
  }
}

/** What was used up to this time, in a straight line from one look to the next. */
export function cpuAt(looks, at) {
  const next = looks.findIndex((look) => look.at >= at);
  if (next < 1) throw new Error('the server was not watched at that time');
  const [a, b] = [looks[next - 1], looks[next]];
  return a.cpu + ((b.cpu - a.cpu) * (at - a.at)) / (b.at - a.at);
}
