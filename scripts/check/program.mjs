import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../setup/root.mjs';

const bin = join(root, 'node_modules', '.bin');

/**
 * A check that one of the installed programs makes: its exit status decides, its output says what is wrong.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} folder where it runs, relative to the repository
 * @returns {() => Promise<readonly string[]>}
 */
export const program =
  (name, args, folder = '') =>
  async () => {
    const { status, output } = await run(name, args, folder);
    return status === 0 ? [] : [output.trim() || `${name} ended with status ${status}`];
  };

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} folder
 * @returns {Promise<{ status: number, output: string }>}
 */
async function run(name, args, folder) {
  const child = spawn(join(bin, name), args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
