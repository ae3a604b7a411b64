import { parentPort } from 'node:worker_threads';
import type { Conversion } from '@tallyleaf/contract';
import { loadExporter, mergeConversions, SettingError } from '@tallyleaf/exporters';
import type { FromThread, ToThread } from './export-messages.ts';

/** A thread that writes exports, one after the other, so that the thread that answers requests goes on. */

let conversions: Conversion[] = [];

async function write({ format, options, mergedAs }: Extract<ToThread, { type: 'write' }>): Promise<FromThread> {
  const given = conversions;
  conversions = [];
  try {
    const [only] = given;
    const conversion = mergedAs === undefined ? only : mergeConversions(given, mergedAs);
    if (!conversion) return { type: 'fault', message: 'there is nothing to write' };
    const exporter = await loadExporter(format);
    return { type: 'written', result: await exporter.write(conversion, options) };
  } catch (error) {
    if (error instanceof SettingError) return { type: 'setting', message: error.message };
    // What a fault says may hold what is in a statement: its kind is told, not its text.
    return { type: 'fault', message: error instanceof Error ? error.name : 'unknown' };
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'conversion') conversions.push(message.conversion);
  else void write(message).then((answer) => parentPort?.postMessage(answer));
});
