import type { PrintReaderFiles } from '@tallyleaf/engine/browser';
import ara from '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz?url';
import bul from '@tesseract.js-data/bul/4.0.0_best_int/bul.traineddata.gz?url';
import ces from '@tesseract.js-data/ces/4.0.0_best_int/ces.traineddata.gz?url';
import chiSim from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url';
import chiTra from '@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz?url';
import dan from '@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz?url';
import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import ell from '@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz?url';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import est from '@tesseract.js-data/est/4.0.0_best_int/est.traineddata.gz?url';
import fin from '@tesseract.js-data/fin/4.0.0_best_int/fin.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import heb from '@tesseract.js-data/heb/4.0.0_best_int/heb.traineddata.gz?url';
import hrv from '@tesseract.js-data/hrv/4.0.0_best_int/hrv.traineddata.gz?url';
import hun from '@tesseract.js-data/hun/4.0.0_best_int/hun.traineddata.gz?url';
import ind from '@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz?url';
import isl from '@tesseract.js-data/isl/4.0.0_best_int/isl.traineddata.gz?url';
import ita from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import jpn from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?url';
import kat from '@tesseract.js-data/kat/4.0.0_best_int/kat.traineddata.gz?url';
import kaz from '@tesseract.js-data/kaz/4.0.0_best_int/kaz.traineddata.gz?url';
import kor from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?url';
import lav from '@tesseract.js-data/lav/4.0.0_best_int/lav.traineddata.gz?url';
import lit from '@tesseract.js-data/lit/4.0.0_best_int/lit.traineddata.gz?url';
import msa from '@tesseract.js-data/msa/4.0.0_best_int/msa.traineddata.gz?url';
import nld from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import nor from '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz?url';
import pol from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url';
import por from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import ron from '@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz?url';
import slk from '@tesseract.js-data/slk/4.0.0_best_int/slk.traineddata.gz?url';
import slv from '@tesseract.js-data/slv/4.0.0_best_int/slv.traineddata.gz?url';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import srp from '@tesseract.js-data/srp/4.0.0_best_int/srp.traineddata.gz?url';
import swe from '@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz?url';
import tha from '@tesseract.js-data/tha/4.0.0_best_int/tha.traineddata.gz?url';
import tur from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url';
import ukr from '@tesseract.js-data/ukr/4.0.0_best_int/ukr.traineddata.gz?url';
import vie from '@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz?url';
import plain from 'tesseract.js-core/tesseract-core-lstm.wasm?url';
import relaxed from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm?url';
import simd from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** What reads print in pictures of pages: served by ourselves, fetched when the first such page comes. */
export const printReaderFiles: PrintReaderFiles = {
  builds: { 'relaxedsimd-lstm': relaxed, 'simd-lstm': simd, lstm: plain },
  languages: {
    ...{ eng, deu, fra, spa, ita, por, nld, swe, dan, nor, fin, pol, ces, hun, ron, tur, slk, hrv },
    ...{ slv, est, lav, lit, isl, vie, ind, msa, ell, kaz, ukr, bul, srp, tha, kor, heb, ara, kat },
    ...{ jpn, chi_sim: chiSim, chi_tra: chiTra },
  },
};
