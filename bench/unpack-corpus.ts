/**
 * `node bench/unpack-corpus.ts FOLDER [--round N]`: lays our own corpus out as the sample statements are (files/, truth/, manifest.json),
 * or a spent round of families, so that other programs can work on it: `node bench/scans.ts --corpus FOLDER`, say.
 */
import { parseArgs } from 'node:util';
import { layOutOwnCorpus } from './corpora/own-corpus.ts';
import { unpackRound } from './corpora/packed-rounds.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { round: { type: 'string' } } });
const [folder] = positionals;
if (!folder) throw new RangeError('usage: node bench/unpack-corpus.ts FOLDER [--round N]');
const { entries } = values.round ? unpackRound(values.round, folder) : layOutOwnCorpus(folder);
console.log(`${entries.length} files in ${folder}`);
